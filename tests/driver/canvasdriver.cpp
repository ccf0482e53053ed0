#include "tests/driver/canvasdriver.h"

#include <QTest>

void CanvasDriver::openCanvas()
{
    m_window = std::make_unique<QWidget>();
    m_canvas = new Canvas(m_catalogue, m_window.get());
    m_canvas->setGeometry(0, 0, 656, 496);
    m_window->resize(656, 496);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    showLevel({20, 15});
}

void CanvasDriver::closeCanvas()
{
    m_window.reset();
}

void CanvasDriver::showLevel(Size size)
{
    m_level = newLevel(*m_catalogue, size);
    m_canvas->setTerrain(m_level.terrain);
    QCoreApplication::processEvents();
}
