import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSeal } from './sealed.ts'

const CONTENT = Buffer.from('the secret of an app')
const sealWith = (...secrets: string[]) => createSeal(secrets, 'tests', randomBytes)

test('sealed data can’t be read, and opens with the same secret', () => {
  const { seal, open } = sealWith('a secret')
  const sealed = seal(CONTENT, 'user 1')
  expect(sealed.includes(CONTENT)).toBe(false)
  expect(open(sealed, 'user 1')).toEqual({ content: CONTENT, isCurrent: true })
  expect(seal(CONTENT, 'user 1').equals(sealed)).toBe(false)
})

test('an older secret opens what it sealed, which is then sealed again', () => {
  const sealed = sealWith('old').seal(CONTENT, 'user 1')
  expect(sealWith('new', 'old').open(sealed, 'user 1')).toEqual({ content: CONTENT, isCurrent: false })
  expect(sealWith('new').open(sealed, 'user 1')).toBeNull()
})

test('nothing opens for somebody else, for another purpose or once it was changed', () => {
  const { seal, open } = sealWith('a secret')
  const sealed = seal(CONTENT, 'user 1')
  expect(open(sealed, 'user 2')).toBeNull()
  expect(createSeal(['a secret'], 'another', randomBytes).open(sealed, 'user 1')).toBeNull()
  for (const place of [0, 15, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8((changed.at(place) ?? 0) ^ 1, place)
    expect(open(changed, 'user 1')).toBeNull()
  }
})
