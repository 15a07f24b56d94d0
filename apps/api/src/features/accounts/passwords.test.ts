// cspell:ignore aaaabbbb iloveyou qwertyuiop éééééééé
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { hash as hashAsTyped } from '@node-rs/argon2'
import { checkPassword, hashPassword, requireUncommonPassword, verifyPassword } from './passwords.ts'

test('a password matches its own hash only', async () => {
  const hash = await hashPassword('sago palm & 7 canoes')
  expect(await verifyPassword(hash, 'sago palm & 7 canoes')).toBe(true)
  expect(await verifyPassword(hash, 'Sago palm & 7 canoes')).toBe(false)
  expect(await verifyPassword(null, 'sago palm & 7 canoes')).toBe(false)
})

// One password as keyboards type it: composed and decomposed accents, ligatures, full-width letters.
const FORMS = [
  ['caf\u00e9 at dawn', 'cafe\u0301 at dawn'],
  ['reef fish 2026', 'reef \ufb01sh 2026'],
  ['canoe 2026', '\uff43\uff41\uff4e\uff4f\uff45\u3000\uff12\uff10\uff12\uff16'],
] as const

test.each(FORMS)('the password %j is the same however a keyboard types it', async (one, other) => {
  for (const [typed, again] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(await checkPassword(await hashPassword(typed), again)).toBe('right')
    expect(await checkPassword(await hashPassword(typed), `${again}!`)).toBe('wrong')
  }
})

test.each(FORMS)(
  'a hash of the password as it was typed stays valid, and is known to be outdated: %j',
  async (one, other) => {
    const old = await hashAsTyped(other)
    expect(await checkPassword(old, other)).toBe('outdated')
    expect(await verifyPassword(old, other)).toBe(true)
    expect(await checkPassword(await hashAsTyped(one), one)).toBe('right')
  },
)

test('a common password is refused in every form', () => {
  expect(() => requireUncommonPassword('\uff50\uff41\uff53\uff53\uff57\uff4f\uff52\uff44')).toThrow(
    /too common/,
  )
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
])('one repeated character, or blanks alone, is common: %j', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test('a password that only contains repetitions is not common', () => {
  for (const password of ['aaaabbbb', 'aaaaaaaa1 reef', '    a    '])
    expect(isCommonPassword(password)).toBe(false)
})
