import { MAX_SEARCH_LENGTH } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { newApp } from '../new-app.ts'
import { PUBLIC_READS, readOf } from './reads.ts'
import { WORST_TEXTS } from './texts.ts'

const READS = PUBLIC_READS.map((one) => readOf(one, () => 'nothing'))

test('searches, suggestions, lists of businesses and of each kind of content are among the reads', () => {
  expect(READS.map(({ call }) => call)).toEqual(
    expect.arrayContaining([
      'search',
      'suggest',
      'listBusinesses',
      'businessFacets',
      'businessMap',
      'listNews',
    ]),
  )
})

test.each(Object.entries(WORST_TEXTS))('%s are as long as a text may be, and differ', (_what, textOf) => {
  expect(textOf(0).length).toBeGreaterThan(MAX_SEARCH_LENGTH - 10)
  expect(textOf(0)).not.toBe(textOf(1))
})

test('the worst of each read is taken', async () => {
  const { get } = await newApp({ config: { rateLimitScale: 1_000 } })
  const refused: string[] = []
  for (const { call, usual, worst } of READS)
    for (const { what, address } of [{ what: 'usual', address: usual }, ...worst]) {
      // oxlint-disable-next-line no-await-in-loop
      const { statusCode } = await get(address(0))
      if (![200, 404].includes(statusCode)) refused.push(`${call}, ${what}: ${statusCode}`)
    }
  expect(refused).toEqual([])
})
