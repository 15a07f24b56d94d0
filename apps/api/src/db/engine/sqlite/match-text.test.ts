import { expect, test } from 'vitest'
import {
  allOf,
  matchCloseWords,
  matchIn,
  matchPlacePrefix,
  matchPrefix,
  listPhrases,
} from '../../search/match.ts'
import { toMatchText } from './match-text.ts'

const textOf = (match: ReturnType<typeof allOf>) => match && toMatchText(match)

test('formats a match for FTS5 with every word quoted', () => {
  expect(textOf(matchPrefix('Honiara air'))).toBe('"Honiara" AND "air"*')
  expect(textOf(matchPlacePrefix('Suva p'))).toBe('{place} : ("Suva" AND "p"*)')
  const [phrase = null, other = null] = listPhrases([[['car'], ['hire', 'rental']]])
  expect(textOf(phrase)).toBe('"car hire"')
  const near = matchCloseWords([['car'], ['hire', 'hires'], ['day']])
  const either = { kind: 'any', parts: [phrase, other].filter((one) => one !== null) } as const
  expect(textOf(allOf([matchIn(['name', 'place'], either), near]))).toBe(
    '({name place} : ("car hire" OR "car rental")) AND (' +
      '(NEAR("car" "hire", 6) OR NEAR("car" "hires", 6)) AND (NEAR("hire" "day", 6) OR NEAR("hires" "day", 6)))',
  )
})
