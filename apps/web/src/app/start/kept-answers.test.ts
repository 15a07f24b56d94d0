import { expect, test } from 'vitest'
import { keepingParse } from './kept-answers.ts'

test('the same text is read once, into a value that nobody can change', () => {
  const parse = keepingParse()
  const first = parse('{"items":[{"name":"A"}]}') as { items: { name: string }[] }
  expect(first).toEqual({ items: [{ name: 'A' }] })
  expect(parse('{"items":[{"name":"A"}]}')).toBe(first)
  expect(() => first.items.push({ name: 'B' })).toThrow(TypeError)
  expect(() => Object.assign(first.items[0] ?? {}, { name: 'B' })).toThrow(TypeError)
  expect(parse('{"items":[{"name":"B"}]}')).toEqual({ items: [{ name: 'B' }] })
})

test('what has no parts is read too, and what is no JSON is refused each time', () => {
  const parse = keepingParse()
  expect([parse('12'), parse('null'), parse('"text"'), parse('12')]).toEqual([12, null, 'text', 12])
  for (let time = 0; time < 2; time += 1) expect(() => parse('<html>')).toThrow(SyntaxError)
})

test('the texts kept are bounded together: what was not used for longest goes, and what is too long is not kept', () => {
  const parse = keepingParse(20)
  const first = parse('{"number":1}')
  parse('{"number":2}')
  expect(parse('{"number":1}')).not.toBe(first)
  const long = JSON.stringify({ text: 'x'.repeat(30) })
  expect(parse(long)).toEqual({ text: 'x'.repeat(30) })
  expect(parse(long)).not.toBe(parse(long))
})
