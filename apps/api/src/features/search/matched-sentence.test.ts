// cspell:ignore boáts
import { expect, test } from 'vitest'
import { findSentence, groupPhrases } from './matched-sentence.ts'

const wanted = groupPhrases([
  { concept: 0, words: [new Set(['boat', 'boats'])] },
  { concept: 0, words: [new Set(['outboard']), new Set(['motor', 'motors'])] },
  { concept: 1, words: [new Set(['repair', 'repairs'])] },
])

const mark = (text: string) => {
  const found = findSentence(text, wanted)
  if (!found) return undefined
  return found.marks.reduceRight(
    (marked, [from, to]) => `${marked.slice(0, from)}[${marked.slice(from, to)}]${marked.slice(to)}`,
    found.text,
  )
}

test.each([
  ['We sell fuel. Boats and nets. We do repairs of boats in Auki.', 'We do [repairs] of [boats] in Auki.'],
  ['OUTBOARD MOTORS, new.\nRepairs', '[OUTBOARD MOTORS], new.'],
  ['An outboard. A motor.', undefined],
  ['Nothing. Bateaux, boáts!', 'Bateaux, [boáts]!'],
  ['Nothing of the kind', undefined],
  ['', undefined],
])('marks the words in the best sentence of %s', (text, marked) => {
  expect(mark(text)).toBe(marked)
})

test('cuts a long sentence around its first marked word', () => {
  const before = 'the long way round past the wharf and the market '.repeat(4)
  const marked = mark(`On ${before}we keep boats dry, and ${before}more.`) ?? ''
  expect(marked).toMatch(/^….{20,50}\[boats\] dry, and .*…$/)
  expect(marked.length).toBeLessThanOrEqual(136)
})

test('a text without spaces is cut as well', () => {
  expect(findSentence(`boats${'船'.repeat(500)}`, groupPhrases([]))).toBeUndefined()
  const long = `boats ${'船'.repeat(500)}`
  expect(findSentence(long, wanted)?.text.length).toBeLessThanOrEqual(132)
})
