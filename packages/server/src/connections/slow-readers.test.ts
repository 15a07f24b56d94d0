import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSlowReaderWatch } from './slow-readers.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

class Reader extends EventEmitter {
  writableLength = 0
  bytesWritten = 0
  destroyed = false
  destroy() {
    this.destroyed = true
    this.emit('close')
  }
}

let reader: Reader
let stop: () => void
let watch: ReturnType<typeof createSlowReaderWatch>

beforeEach(() => {
  vi.useFakeTimers()
  watch = createSlowReaderWatch()
  stop = watch.start()
  reader = new Reader()
  watch.add(reader)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

/** Every second the reader takes some bytes of an endless response, of which 64 KiB wait. */
function read(bytesPerSecond: number, seconds: number) {
  if (reader.writableLength === 0) reader.bytesWritten += 65_536
  reader.writableLength = 65_536
  for (let second = 0; second < seconds && !reader.destroyed; second += 1) {
    reader.bytesWritten += bytesPerSecond
    vi.advanceTimersByTime(SECOND)
  }
}

test.each([0, 100, 1_000])('a reader of %i bytes a second loses the connection', (bytesPerSecond) => {
  read(bytesPerSecond, 180)
  expect(reader.destroyed).toBe(true)
})

test('a reader who pauses for a minute keeps the connection', () => {
  read(0, 60)
  read(20_000, 600)
  expect(reader.destroyed).toBe(false)
})

test('a large response gets time for its size', () => {
  reader.bytesWritten = reader.writableLength = 1_000_000
  vi.advanceTimersByTime(5 * MINUTE)
  expect(reader.destroyed).toBe(false)
  vi.advanceTimersByTime(MINUTE)
  expect(reader.destroyed).toBe(true)
})

test('an idle connection stays open', () => {
  read(20_000, 10)
  reader.writableLength = 0
  vi.advanceTimersByTime(60 * MINUTE)
  expect(reader.destroyed).toBe(false)
})
