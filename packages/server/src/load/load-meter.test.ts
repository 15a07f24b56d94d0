import { expect, test } from 'vitest'
import { createLoadMeter, type Load } from './load-meter.ts'

const IDLE: Load = { eventLoopDelay: 0, eventLoopUtilized: 0 }
const LATE: Load = { ...IDLE, eventLoopDelay: 251 }

const meterAfter = (...loads: Load[]) => {
  const meter = createLoadMeter()
  for (const load of loads) meter.record(load)
  return meter
}

test.each([
  ['requests wait for a quarter of a second', LATE, true],
  ['no pause, and requests queue', { eventLoopUtilized: 0.96, eventLoopDelay: 50 }, true],
  ['no pause, and yet quick turns', { eventLoopUtilized: 1, eventLoopDelay: 49 }, false],
  ['late now and then', { eventLoopUtilized: 0.95, eventLoopDelay: 250 }, false],
])('three seconds with %s', (_what, load, isOverloaded) => {
  expect(meterAfter(load, load, load).isOverloaded()).toBe(isOverloaded)
})

test('a pause of the machine or of the start is late but no overload', () => {
  const pause = { ...LATE, eventLoopDelay: Infinity }
  const meter = meterAfter(pause, pause)
  expect([meter.isLate(), meter.isOverloaded()]).toEqual([true, false])
  meter.record(IDLE)
  meter.record(LATE)
  expect(meter.isOverloaded()).toBe(false)
})

test('an overload ends with the first second that is not late', () => {
  const meter = meterAfter(...Array.from({ length: 60 }, () => LATE), IDLE)
  expect([meter.isLate(), meter.isOverloaded()]).toEqual([false, false])
})
