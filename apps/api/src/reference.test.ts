import { expect, test } from 'vitest'
import { freeReference, parseReference } from './reference.ts'

test('a reference is drawn again until it is free', async () => {
  const drawn = [Buffer.from([0, 1, 2, 3, 4, 5]), Buffer.from([31, 255, 63, 30, 29, 28])]
  const asked: string[] = []
  const reference = await freeReference(
    () => drawn.shift() ?? Buffer.alloc(6),
    (candidate) => Promise.resolve(asked.push(candidate) === 1),
  )
  expect(asked).toEqual(['PB-2345-67', 'PB-ZZZY-XW'])
  expect(reference).toBe('PB-ZZZY-XW')
})

test.each([
  ['PB-7K3F-9Q', 'PB-7K3F-9Q'],
  ['pb-7k3f-9q', 'PB-7K3F-9Q'],
  [' PB 7K3F 9Q. ', 'PB-7K3F-9Q'],
  ['pb7k3f9q', 'PB-7K3F-9Q'],
  ['PB–7K3F–9Q', 'PB-7K3F-9Q'],
  ['PB-7K3F-9', null],
  ['PB-7K3F-9QQ', null],
  ['PB-0O1I-9Q', null],
  ["PB-7K3F-9Q' or 1=1", null],
  ['ｐｂ-7K3F-9Q', null],
  ['', null],
])('%j is read as %j', (text, reference) => {
  expect(parseReference(text)).toBe(reference)
})
