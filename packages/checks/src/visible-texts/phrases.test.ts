import { describe, expect, test } from 'vitest'
import { listVisibleTexts } from './list-visible-texts.ts'
import { findPhrase, PHRASES } from './phrases.ts'

describe('the list', () => {
  test.each(PHRASES)('finds “$now”', ({ now, pattern }) => {
    expect(now.replaceAll('’', "'")).toMatch(pattern)
  })

  test.each(PHRASES)('suggests “$better”, which uses none of them', ({ better }) => {
    expect(findPhrase(better)).toBeUndefined()
  })

  test.each(['… events to come', '3 jobs to come', 'All its tenders', 'Sample ones stand in the list'])(
    'finds “%s”',
    (text) => {
      expect(findPhrase(text)).toBeDefined()
    },
  )

  test.each(['In the weeks to come', 'He stands in the market', 'All its people'])(
    'leaves “%s” alone',
    (text) => {
      expect(findPhrase(text)).toBeUndefined()
    },
  )
})

/** How many texts the portal has at least: fewer, and the list has lost some. */
const AT_LEAST = 10_000

test('no visible text uses one of these phrases', () => {
  const texts = listVisibleTexts()
  expect(texts.length).toBeGreaterThan(AT_LEAST)
  const found = texts.flatMap(({ file, line, text }) => {
    const phrase = findPhrase(text)
    return phrase ? [`${file}:${line} “${text}”: rather “${phrase.better}”`] : []
  })
  expect(found).toEqual([])
})
