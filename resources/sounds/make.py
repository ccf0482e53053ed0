#!/usr/bin/env python3
"""Synthesizes the sounds of the game as WAV files: mono, 16 bits, 22050 Hz.

    make.py FOLDER      writes FOLDER/*.wav
    make.py FOLDER NAME writes FOLDER/NAME.wav alone

The result depends on nothing else. Nothing is sampled: each sound consists of filtered noise and of sines that fade,
with a short reverb, as in a stone room. Most energy lies below 2 kHz, so that sounds stay soft when they repeat.
resources/data/sounds.json says which event makes which sound.
"""
import math
import os
import random
import struct
import sys

RATE = 22050
PEAK = 0.6  # of full scale, for a sound of level 1


# ---------------------------------------------------------------- building blocks: lists of samples

def silence(seconds):
    return [0.0] * int(RATE * seconds)


def noise(seconds, seed):
    rng = random.Random(seed)
    return [rng.random() * 2 - 1 for _ in range(int(RATE * seconds))]


def low(samples, cutoff, end=None):
    """A low pass of two poles. The cutoff glides to `end` hertz."""
    end = cutoff if end is None else end
    first = second = 0.0
    out = []
    for i, value in enumerate(samples):
        hertz = cutoff + (end - cutoff) * i / len(samples)
        share = 1 - math.exp(-2 * math.pi * hertz / RATE)
        first += share * (value - first)
        second += share * (first - second)
        out.append(second)
    return out


def high(samples, cutoff):
    return [value - smooth for value, smooth in zip(samples, low(samples, cutoff))]


def band(samples, center, end=None, width=0.7):
    """What lies around a frequency, which glides to `end`."""
    end = center if end is None else end
    return high(low(samples, center * (1 + width), end * (1 + width)), min(center, end) * (1 - width))


def tone(seconds, hertz, end=None, harmonics=(1.0,), wobble=0.0):
    """Sines at the multiples of a frequency that glides to `end`. `wobble` is the depth of a vibrato of 6 Hz."""
    end = hertz if end is None else end
    count = int(RATE * seconds)
    phase = 0.0
    out = []
    for i in range(count):
        pitch = hertz * (end / hertz) ** (i / count) * (1 + wobble * math.sin(2 * math.pi * 6 * i / RATE))
        phase += 2 * math.pi * pitch / RATE
        out.append(sum(part * math.sin(phase * (k + 1)) for k, part in enumerate(harmonics)))
    return out


def fade(samples, attack, decay):
    """A rise of `attack` seconds, then a fall by half every `decay` seconds; the last 10 ms fall to nothing."""
    out = []
    tail = int(0.01 * RATE)
    for i, value in enumerate(samples):
        time = i / RATE
        level = time / attack if time < attack else 0.5 ** ((time - attack) / decay)
        out.append(value * level * min(1.0, (len(samples) - i) / tail))
    return out


def swell(samples, power=1.0):
    """A rise and a fall of the same length."""
    count = len(samples)
    return [value * math.sin(math.pi * i / count) ** power for i, value in enumerate(samples)]


def gain(samples, level):
    return [value * level for value in samples]


def mix(*parts):
    """Adds parts, each a list of samples or a pair (seconds before it, samples)."""
    placed = [(int(RATE * part[0]), part[1]) if isinstance(part, tuple) else (0, part) for part in parts]
    out = [0.0] * max(start + len(samples) for start, samples in placed)
    for start, samples in placed:
        for i, value in enumerate(samples):
            out[start + i] += value
    return out


def room(samples, wet=0.25, tail=0.18):
    """A small stone room: four combs in parallel, then two all-passes (after M. Schroeder)."""
    dry = samples + silence(tail)
    echo = [0.0] * len(dry)
    for delay, feedback in ((487, 0.70), (563, 0.68), (631, 0.66), (719, 0.64)):
        line = [0.0] * delay
        dull = 0.0
        for i, value in enumerate(dry):
            out = line[i % delay]
            dull += 0.45 * (out - dull)  # stone swallows high tones first
            line[i % delay] = value + feedback * dull
            echo[i] += out * 0.25
    for delay in (113, 37):
        line = [0.0] * delay
        for i, value in enumerate(echo):
            past = line[i % delay]
            echo[i] = past - 0.6 * value
            line[i % delay] = value + 0.6 * echo[i]
    last = int(0.05 * RATE)
    return [(value + wet * echo[i]) * min(1.0, (len(dry) - i) / last) for i, value in enumerate(dry)]


# ---------------------------------------------------------------- parts that several sounds use

def thud(hertz, seconds=0.12, seed=1):
    """A dull blow: a tone that sinks, with a click of noise."""
    # Small loudspeakers play nothing below 200 Hz, so overtones and noise carry the blow.
    return mix(fade(tone(seconds, hertz, hertz * 0.6, (0.7, 0.6, 0.4, 0.2)), 0.003, 0.022),
               gain(fade(band(noise(seconds * 0.6, seed), 900, 450), 0.002, 0.014), 1.6))


def bell(hertz, seconds, decay=0.07, bright=0.35):
    """A soft metal tone with partials that are not harmonic."""
    return mix(fade(tone(seconds, hertz), 0.004, decay),
               gain(fade(tone(seconds, hertz * 2.76), 0.003, decay * 0.45), bright),
               gain(fade(tone(seconds, hertz * 5.4), 0.002, decay * 0.2), bright * 0.35))


def pluck(hertz, seconds=0.3, decay=0.07):
    return fade(tone(seconds, hertz, harmonics=(1.0, 0.35, 0.12)), 0.008, decay)


def breath(seconds, start, end, seed):
    return swell(band(noise(seconds, seed), start, end))


# ---------------------------------------------------------------- the sounds: level, samples

def step_stone():
    return 0.4, room(mix(fade(band(noise(0.06, 11), 1000, 500), 0.003, 0.012),
                         gain(fade(tone(0.06, 160, 100, (1.0, 0.4)), 0.003, 0.012), 0.35)), 0.3, 0.08)


def step_grass():
    return 0.4, mix(fade(band(noise(0.10, 12), 1500, 700), 0.025, 0.02),
                    (0.03, gain(fade(band(noise(0.08, 13), 2200, 1200), 0.015, 0.015), 0.5)))


def step_water():
    drop = fade(tone(0.08, 320, 620), 0.01, 0.02)
    return 0.45, mix(fade(low(noise(0.14, 14), 900, 350), 0.02, 0.03), (0.04, gain(drop, 0.4)),
                     (0.09, gain(fade(tone(0.06, 480, 800), 0.008, 0.015), 0.2)))


def bump():
    return 0.55, room(thud(140, 0.12, 21), 0.3, 0.12)


def blow():
    whoosh = breath(0.09, 500, 1400, 31)
    return 0.8, room(mix(gain(whoosh, 0.5), (0.06, thud(170, 0.13, 32)),
                         (0.06, gain(fade(band(noise(0.07, 33), 1300, 600), 0.002, 0.015), 0.6))), 0.25, 0.14)


def blow_hero():
    return 0.95, room(mix(thud(110, 0.2, 41), gain(fade(band(noise(0.16, 42), 800, 350), 0.003, 0.03), 1.8),
                          (0.015, gain(fade(tone(0.18, 110, 80, (1.0, 0.5)), 0.004, 0.04), 0.5))), 0.3, 0.18)


def miss():
    return 0.45, mix(breath(0.16, 450, 1500, 51), (0.05, gain(breath(0.1, 900, 500, 52), 0.4)))


def death():
    groan = fade(low(tone(0.34, 190, 88, (1.0, 0.6, 0.45, 0.3), 0.03), 1300, 500), 0.02, 0.09)
    return 0.8, room(mix(groan, (0.2, gain(thud(75, 0.18, 61), 0.8))), 0.35, 0.25)


def death_hero():
    # The hero falls, and his lantern goes out. The melody is that of `lost`, if the game is over.
    flame = fade(band(noise(0.5, 71), 1100, 300), 0.02, 0.1)
    groan = fade(low(tone(0.3, 165, 82, (1.0, 0.5, 0.3)), 900, 400), 0.02, 0.08)
    return 0.85, room(mix(gain(groan, 0.5), thud(110, 0.25, 72), (0.2, gain(flame, 1.2))), 0.4, 0.25)


def coin():
    return 0.5, room(mix(gain(bell(1180, 0.22, 0.045), 0.8), (0.06, bell(1575, 0.26, 0.06))), 0.25, 0.12)


def pick_up():
    return 0.45, room(mix(fade(band(noise(0.06, 81), 900, 1600), 0.01, 0.015),
                          (0.03, gain(pluck(392, 0.16, 0.035), 0.7)), (0.08, gain(pluck(523, 0.18, 0.045), 0.6))),
                      0.2, 0.08)


def drop():
    return 0.45, room(mix(gain(pluck(330, 0.1, 0.02), 0.3), (0.04, thud(130, 0.1, 91)),
                          (0.13, gain(thud(150, 0.06, 92), 0.35))), 0.25, 0.1)


def wear():
    links = [(0.02 + 0.035 * i, gain(bell(900 + 170 * (i * 5 % 4), 0.08, 0.012, 0.5), 0.3)) for i in range(5)]
    return 0.5, room(mix(gain(breath(0.2, 600, 1300, 95), 0.6), *links, (0.18, gain(thud(140, 0.09, 96), 0.7))), 0.2,
                     0.1)


def potion():
    bubbles = [(0.055 * i, gain(fade(tone(0.07, 260 + 55 * i, 420 + 80 * i), 0.012, 0.02), 0.7)) for i in range(5)]
    chord = ((0.26, gain(pluck(523, 0.25, 0.06), 0.35)), (0.31, gain(pluck(659, 0.3, 0.07), 0.3)))
    return 0.55, room(mix(*bubbles, *chord), 0.3, 0.12)


def magic():
    tones = [(0.05 * i, gain(pluck(hertz, 0.35, 0.08), 0.5)) for i, hertz in enumerate((294, 370, 440, 554, 587))]
    return 0.6, room(mix(gain(breath(0.45, 400, 1700, 101), 0.4), *tones), 0.45, 0.2)


def status():
    waver = swell(tone(0.42, 311, 233, (1.0, 0.3), 0.06), 1.2)
    return 0.5, room(mix(waver, gain(swell(tone(0.42, 317, 229, wobble=0.05), 1.2), 0.7)), 0.4, 0.15)


def fire():
    crackle = random.Random(111)
    ticks = [(0.1 + crackle.random() * 0.5, gain(fade(band(noise(0.02, 112 + i), 1600), 0.001, 0.004), 0.7))
             for i in range(12)]
    roar = fade(low(noise(0.65, 113), 1700, 380), 0.09, 0.14)
    return 0.9, room(mix(roar, gain(fade(tone(0.6, 70, 48, (1.0, 0.5)), 0.05, 0.15), 0.35), *ticks), 0.3, 0.15)


def inhale():
    return 0.75, room(mix(swell(band(noise(0.6, 121), 260, 950), 1.4),
                          gain(swell(tone(0.6, 62, 92, (1.0, 0.6, 0.3)), 1.5), 0.35)), 0.3, 0.1)


def lightning():
    crack = fade(low(noise(0.1, 131), 4200, 900), 0.001, 0.018)
    rumble = fade(low(noise(0.6, 132), 520, 160), 0.03, 0.13)
    return 0.9, room(mix(crack, (0.03, gain(crack, 0.5)), (0.02, gain(rumble, 2.2))), 0.3, 0.15)


def frost():
    chimes = [(0.03 * i, gain(bell(1500 + 210 * (i * 3 % 5), 0.22, 0.04, 0.2), 0.35)) for i in range(6)]
    return 0.5, room(mix(gain(breath(0.35, 2400, 900, 141), 0.5), *chimes), 0.4, 0.15)


def door():
    rng = random.Random(151)
    creak = []
    place = 0.0
    while place < 0.3:
        creak.append((place, gain(fade(band(noise(0.03, 152 + len(creak)), 520 + 300 * place), 0.002, 0.007), 0.8)))
        place += 0.014 + 0.012 * rng.random()
    return 0.55, room(mix(*creak, gain(breath(0.34, 300, 500, 153), 0.5), (0.3, thud(115, 0.13, 154))), 0.3, 0.15)


def gate():
    grind = swell(band(noise(0.45, 161), 520, 360), 0.6)
    ratchet = [(0.06 * i, gain(thud(210, 0.05, 162 + i), 0.45)) for i in range(7)]
    return 0.75, room(mix(gain(grind, 1.6), *ratchet, (0.42, thud(110, 0.2, 170))), 0.35, 0.15)


def unlock():
    return 0.5, room(mix(gain(bell(740, 0.06, 0.01, 0.5), 0.5), (0.07, gain(bell(830, 0.06, 0.01, 0.5), 0.5)),
                         (0.15, thud(230, 0.08, 181)), (0.16, gain(bell(520, 0.12, 0.025, 0.4), 0.6))), 0.25, 0.12)


def spikes():
    scrape = fade(band(noise(0.14, 191), 1100, 2300), 0.03, 0.035)
    ring = gain(bell(1020, 0.22, 0.035, 0.5), 0.45)
    return 0.75, room(mix(scrape, (0.05, ring), (0.06, gain(thud(120, 0.1, 192), 0.8))), 0.25, 0.12)


def level_up():
    tones = [(0.09 * i, pluck(hertz, 0.45, 0.1)) for i, hertz in enumerate((293.7, 370.0, 440.0, 587.3))]
    return 0.65, room(mix(*tones, (0.27, gain(bell(1174.7, 0.35, 0.08, 0.2), 0.25))), 0.4, 0.2)


def stairs():
    steps = [(0.13 * i, gain(thud(170 - 16 * i, 0.09, 201 + i), 1.0 - 0.15 * i)) for i in range(4)]
    return 0.6, room(mix(*steps), 0.5, 0.25)


def spotted():
    return 0.6, room(mix(pluck(196, 0.3, 0.08), (0.1, pluck(185, 0.4, 0.11)),
                         gain(fade(low(noise(0.2, 211), 500, 200), 0.02, 0.05), 0.5)), 0.35, 0.15)


def back():
    rise = swell(tone(0.45, 196, 392, (1.0, 0.3)), 1.3)
    return 0.6, room(mix(rise, gain(breath(0.45, 400, 1500, 221), 0.5)), 0.4, 0.2)


def won():
    notes = ((0, 293.7), (0.12, 370.0), (0.24, 440.0), (0.38, 587.3), (0.38, 440.0), (0.38, 293.7))
    tones = [(start, pluck(hertz, 0.7, 0.14)) for start, hertz in notes]
    return 0.75, room(mix(*tones, (0.38, gain(bell(1174.7, 0.5, 0.11, 0.25), 0.2))), 0.45, 0.3)


def lost():
    notes = ((0, 293.7), (0.17, 233.1), (0.34, 220.0), (0.34, 146.8))
    return 0.7, room(mix(*((start, pluck(hertz, 0.6, 0.14)) for start, hertz in notes)), 0.45, 0.25)


def refused():
    return 0.35, mix(fade(tone(0.07, 220, 208, (1.0, 0.4, 0.15)), 0.008, 0.018),
                     (0.08, gain(fade(tone(0.08, 185, 175, (1.0, 0.4, 0.15)), 0.008, 0.02), 0.9)))


SOUNDS = (step_stone, step_grass, step_water, bump, blow, blow_hero, miss, death, death_hero, coin, pick_up, drop, wear,
          potion, magic, status, fire, inhale, lightning, frost, door, gate, unlock, spikes, level_up, stairs, spotted,
          back, won, lost, refused)


# ---------------------------------------------------------------- writing

def trimmed(samples, peak):
    """Cuts off what can no longer be heard, and lets the last 40 ms fall to nothing."""
    end = len(samples)
    while abs(samples[end - 1]) < 0.025 * peak:
        end -= 1
    last = int(0.04 * RATE)
    return [value * min(1.0, (end - i) / last) for i, value in enumerate(samples[:end])]


def wav(level, samples):
    """Returns the bytes of a WAV file. The loudest sample has the share `level` of PEAK."""
    samples = high(samples, 30)  # no sound below hearing
    peak = max(abs(value) for value in samples)
    scale = 32767 * PEAK * level / peak
    data = b''.join(struct.pack('<h', round(value * scale)) for value in trimmed(samples, peak))
    header = struct.pack('<4sI4s4sIHHIIHH4sI', b'RIFF', 36 + len(data), b'WAVE', b'fmt ', 16, 1, 1, RATE, RATE * 2, 2,
                         16, b'data', len(data))
    return header + data


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    for sound in SOUNDS:
        if len(sys.argv) == 2 or sys.argv[2] == sound.__name__:
            with open(os.path.join(sys.argv[1], sound.__name__ + '.wav'), 'wb') as file:
                file.write(wav(*sound()))


if __name__ == '__main__':
    main()
