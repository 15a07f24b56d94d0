// cspell:ignore aaaabbbb iloveyou qwertyuiop éééééééé
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { fitsPassword, hashPassword } from './passwords.ts'

test('a password fits its own hash only', async () => {
  const hash = await hashPassword('sago palm & 7 canoes')
  expect(await fitsPassword(hash, 'sago palm & 7 canoes')).toBe(true)
  expect(await fitsPassword(hash, 'Sago palm & 7 canoes')).toBe(false)
  expect(await fitsPassword(null, 'sago palm & 7 canoes')).toBe(false)
})

test('a crowd waits in a queue of 32, and whoever finds it full is asked to come back', async () => {
  const attempts = Array.from({ length: 40 }, () => fitsPassword(null, 'a guess'))
  const settled = await Promise.allSettled(attempts)
  const refused = settled.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(40 - 2 - 32)
  expect(refused[0]?.reason).toMatchObject({ kind: 'unavailable', retryAfter: 2 })
  expect(await fitsPassword(null, 'after the crowd')).toBe(false)
})

test('the commonest passwords are known, however they are capitalised', () => {
  const common = ['password', 'Password1', '12345678', 'qwertyuiop', 'iloveyou', 'SUNSHINE']
  expect(common.filter((password) => !isCommonPassword(password))).toEqual([])
  expect(isCommonPassword('sago palm & 7 canoes')).toBe(false)
  expect(isCommonPassword('pacific-demo')).toBe(false)
})

test.each([
  'aaaaaaaa',
  'AAAAAAAAAAAA',
  '00000000',
  '        ',
  ' \t \t \t \t ',
  'éééééééé',
  '🌴🌴🌴🌴🌴🌴🌴🌴',
])('one character again and again, or blanks alone, is as common: %j', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test('what merely has runs in it is not', () => {
  for (const password of ['aaaabbbb', 'aaaaaaaa1 reef', '    a    '])
    expect(isCommonPassword(password)).toBe(false)
})
