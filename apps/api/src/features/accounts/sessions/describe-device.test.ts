import { expect, test } from 'vitest'
import { describeDevice } from './describe-device.ts'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Microsoft Edge on Windows',
  ],
  [undefined, null],
  ['', null],
  ['x'.repeat(501), null],
])('%s is %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})

test.each(['lightMyRequest', '<script>alert(1)</script>', '\u0000', '((((((((((', 'Mozilla/5.0'])(
  'describes %s without an error',
  (userAgent) => {
    const device = describeDevice(userAgent)
    expect(device === null || device.length < 100).toBe(true)
  },
)
