import { expect, test } from 'vitest'
import { formatPoint, parsePoint } from './parse-point.ts'

test.each([
  ['-9.432, 159.955', -9.432, 159.955],
  ['-9.432 159.955', -9.432, 159.955],
  ['\u202a-9.432,\u00a0159.955\u202c', -9.432, 159.955],
  ['9.432 S, 159.955 E', -9.432, 159.955],
  ["9°25.92'S 159°57.3'E", -9.432, 159.955],
  ['9° 25′ 55.2″ S, 159° 57′ 18″ E', -9.432, 159.955],
  ['S 9 25 55.2, E 159 57 18', -9.432, 159.955],
  ['S 9.432 E 159.955', -9.432, 159.955],
  ['159.955 E, 9.432 S', -9.432, 159.955],
  ['-16.8; -179.9', -16.8, -179.9],
])('reads %s', (text, latitude, longitude) => {
  expect(parsePoint(text)).toEqual({ latitude, longitude })
})

test.each(['', 'Gizo', '-9.432', '-99, 159', '9.4, 200', "9°75'S 159°57'E", '9 S, 10 S', '1, 2, 3'])(
  'does not read %j',
  (text) => {
    expect(parsePoint(text)).toBeNull()
  },
)

test('parses what it formats', () => {
  const point = { latitude: -9.432, longitude: 159.955 }
  expect(parsePoint(formatPoint(point))).toEqual(point)
})
