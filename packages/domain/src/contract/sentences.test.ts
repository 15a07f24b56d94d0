import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { calls, type Call } from './index.ts'

const INPUTS = [
  5,
  null,
  true,
  [],
  [5],
  [null],
  ['a', 'b'],
  { a: 1 },
  '',
  'x',
  'x'.repeat(5_000),
  Array.from({ length: 30 }, () => 'x'),
  '\u0000',
]

const entriesOf = (schema: v.GenericSchema): string[] =>
  'entries' in schema ? Object.keys(schema.entries as object) : []

const inputs = Object.entries<Call>(calls).flatMap(([name, { params, query, body }]) =>
  [params, query, body].flatMap((schema) => (schema ? [[name, schema] as const] : [])),
)

/** Words of the schema library, and of programmers. */
const RAW = /invalid|received|undefined|null|string|array|object\b(?<!JSON object)|Expected [(!<>0-9"]/i

describe('every refusal is a sentence of ours', () => {
  test.each(inputs)('of %s', (_, schema) => {
    const wrongs: unknown[] = [...INPUTS, undefined]
    for (const field of entriesOf(schema)) wrongs.push(...INPUTS.map((input) => ({ [field]: input })))
    const messages = wrongs
      .flatMap((wrong) => v.safeParse(schema, wrong).issues ?? [])
      .map((issue) => issue.message)
    const culprits = [...new Set(messages)].filter((said) => RAW.test(said) || !/^[A-Z][^\n]{5,}$/.test(said))
    // What is no object at all is refused by the server in its own words.
    // So is a part of a path that is not there: no such address leads to the call.
    expect(culprits.filter((said) => !/^Invalid (type: Expected Object|key: )/.test(said))).toEqual([])
  })

  test('looks at every call that takes something', () => {
    expect(inputs.length).toBeGreaterThan(15)
  })
})
