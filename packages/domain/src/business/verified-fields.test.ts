import { expect, test } from 'vitest'
import { isVerificationEnded } from './verified-fields.ts'

const VERIFIED = { name: 'Auki Hardware', country: 'malaita', address: 'Auki' }

test.each([
  [{}, false],
  [{ name: 'Auki Hardware' }, false],
  [{ name: 'AUKI  hardware.' }, false],
  [{ name: 'Auki-Hardware' }, false],
  [{ name: 'Auki Timber' }, true],
  [{ name: 'Auki Hardware and Timber' }, true],
  [{ country: 'western' }, true],
  [{ country: 'malaita', address: 'auki' }, false],
  [{ address: 'Malu’u' }, true],
  [{ address: null }, false],
  [{ name: '商店' }, true],
])('%j ends the verification: %s', (changes, ends) => {
  expect(isVerificationEnded(VERIFIED, changes)).toBe(ends)
})

test('a town that replaces none ends the verification', () => {
  expect(isVerificationEnded({ ...VERIFIED, address: null }, { address: 'Auki' })).toBe(true)
})
