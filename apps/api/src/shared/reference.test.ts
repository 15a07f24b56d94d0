// cspell:ignore zzzy
import { expect, test } from 'vitest'
import { generateReference } from './reference.ts'

test('generates references until one is unused', async () => {
  const drawn = [Buffer.from([0, 1, 2, 3, 4, 5]), Buffer.from([31, 255, 63, 30, 29, 28])]
  const asked: string[] = []
  const reference = await generateReference(
    () => drawn.shift() ?? Buffer.alloc(6),
    (candidate) => Promise.resolve(asked.push(candidate) === 1),
  )
  expect(asked).toEqual(['PB-2345-67', 'PB-ZZZY-XW'])
  expect(reference).toBe('PB-ZZZY-XW')
})
