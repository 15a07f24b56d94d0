import { expect, test } from 'vitest'
import { createCachedParse } from './parsed-answers.ts'

test('parses the same text once, into a frozen value', () => {
  const parse = createCachedParse()
  const first = parse('{"items":[{"name":"A"}]}') as { items: { name: string }[] }
  expect(first).toEqual({ items: [{ name: 'A' }] })
  expect(parse('{"items":[{"name":"A"}]}')).toBe(first)
  expect(() => first.items.push({ name: 'B' })).toThrow(TypeError)
  expect(() => Object.assign(first.items[0] ?? {}, { name: 'B' })).toThrow(TypeError)
  expect(parse('{"items":[{"name":"B"}]}')).toEqual({ items: [{ name: 'B' }] })
})

test('parses primitives too, and throws at invalid JSON each time', () => {
  const parse = createCachedParse()
  expect([parse('12'), parse('null'), parse('"text"'), parse('12')]).toEqual([12, null, 'text', 12])
  for (let time = 0; time < 2; time += 1) expect(() => parse('<html>')).toThrow(SyntaxError)
})

test('cache bounded by characters: the least recently used value goes, and a text that is too long is not cached', () => {
  const parse = createCachedParse(20)
  const first = parse('{"number":1}')
  parse('{"number":2}')
  expect(parse('{"number":1}')).not.toBe(first)
  const long = JSON.stringify({ text: 'x'.repeat(30) })
  expect(parse(long)).toEqual({ text: 'x'.repeat(30) })
  expect(parse(long)).not.toBe(parse(long))
})
