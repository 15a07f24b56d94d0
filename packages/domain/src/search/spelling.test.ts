// cspell:ignore taxy docter docteur abcdeö bakry barky makret marrket mrket narket sement
import { array, assert, constantFrom, nat, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { listDeletions, getEditDistance, isCorrectable, rankCorrections } from './spelling.ts'

/** A slip of the keys somewhere in a word. */
interface Slip {
  readonly kind: 'leave out' | 'add' | 'replace' | 'swap'
  readonly at: number
  readonly letter: string
}

function slip(letters: readonly string[], { kind, at: far, letter }: Slip): readonly string[] {
  const at = far % letters.length
  const next = letters[at + 1]
  if (kind === 'leave out') return letters.length > 1 ? letters.toSpliced(at, 1) : letters
  if (kind === 'add') return letters.toSpliced(at, 0, letter)
  if (kind === 'replace' || next === undefined) return letters.with(at, letter)
  return letters.toSpliced(at, 2, next, letters[at] ?? '')
}

const letters = constantFrom(...Array.from('abcdeö𠀀'))
const words = string({ unit: letters, minLength: 3, maxLength: 10 })
const kinds = constantFrom<Slip['kind'][]>('leave out', 'add', 'replace', 'swap')
const twoSlips = array(record<Slip>({ kind: kinds, at: nat(20), letter: letters }), { maxLength: 2 })

test('two words at most two edits apart share a deletion', () => {
  assert(
    property(words, twoSlips, (word, slips) => {
      const other = slips.reduce<readonly string[]>(slip, Array.from(word)).join('')
      const deletions = new Set(listDeletions(word))
      const isShared = listDeletions(other).some((part) => deletions.has(part))
      expect([word, other, isShared]).toEqual([word, other, true])
    }),
    { numRuns: 2_000 },
  )
})

test('deletions remove whole characters', () => {
  expect(listDeletions('𠀀𠀁𠀂').toSorted()).toEqual(
    ['𠀀', '𠀁', '𠀂', '𠀀𠀁', '𠀀𠀂', '𠀁𠀂', '𠀀𠀁𠀂'].toSorted(),
  )
})

test.each([
  ['market', 'market', 0],
  ['mrket', 'market', 1],
  ['marrket', 'market', 1],
  ['makret', 'market', 1],
  ['narket', 'market', 1],
  ['kava', 'market', 3],
])('the distance from %s to %s is %d', (one, other, edits) => {
  expect([getEditDistance(one, other, 2), getEditDistance(other, one, 2)]).toEqual([edits, edits])
})

test('numbers and very short words are not corrected', () => {
  expect(['ba', '4wd', 'taro', 'inn'].filter(isCorrectable)).toEqual(['taro', 'inn'])
})

const correct = (word: string, candidates: Readonly<Record<string, number>>): string[] =>
  rankCorrections(
    word,
    Object.entries(candidates).map(([known, uses]) => ({ word: known, shown: known, uses })),
  ).map((found) => found.word)

test('ranks the nearest first; among equals, words of the same sound or in many listings', () => {
  expect(correct('bakry', { bakery: 1, barky: 1, balcony: 1 })).toEqual(['bakery', 'barky'])
  expect(correct('sement', { dement: 5, cement: 5 })).toEqual(['cement', 'dement'])
  expect(correct('nets', { sets: 1, jets: 200 })).toEqual(['jets', 'sets'])
  expect(correct('taxy', { tax: 1, taxi: 0 })).toEqual(['taxi', 'tax'])
  expect(correct('docter', { docteur: 0, doctor: 0 })).toEqual(['doctor', 'docteur'])
  expect(correct('taro', { taro: 9 })).toEqual([])
})
