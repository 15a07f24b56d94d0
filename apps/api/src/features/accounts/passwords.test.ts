// cspell:ignore aaaabbbb iloveyou qwertyuiop éééééééé
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { verifyPassword, hashPassword } from './passwords.ts'

test('a password matches its own hash only', async () => {
  const hash = await hashPassword('sago palm & 7 canoes')
  expect(await verifyPassword(hash, 'sago palm & 7 canoes')).toBe(true)
  expect(await verifyPassword(hash, 'Sago palm & 7 canoes')).toBe(false)
  expect(await verifyPassword(null, 'sago palm & 7 canoes')).toBe(false)
})

test('at most 32 sign-ins wait, and further ones are asked to try again', async () => {
  const attempts = Array.from({ length: 40 }, () => verifyPassword(null, 'a guess'))
  const settled = await Promise.allSettled(attempts)
  const refused = settled.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(40 - 2 - 32)
  expect(refused[0]?.reason).toMatchObject({ kind: 'unavailable', retryAfter: 2 })
  expect(await verifyPassword(null, 'after the crowd')).toBe(false)
})

test('the most common passwords are recognised, however they are capitalised', () => {
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

test('a password that only contains repetitions is not common', () => {
  for (const password of ['aaaabbbb', 'aaaaaaaa1 reef', '    a    '])
    expect(isCommonPassword(password)).toBe(false)
})
