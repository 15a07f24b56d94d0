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

const listEntries = (schema: v.GenericSchema): string[] =>
  'entries' in schema ? Object.keys(schema.entries as object) : []

const inputs = Object.entries<Call>(calls).flatMap(([name, { params, query, body }]) =>
  [params, query, body].flatMap((schema) => (schema ? [[name, schema] as const] : [])),
)

/** Jargon of the schema library and of programmers. */
const RAW = /invalid|received|undefined|null|string|array|object\b(?<!JSON object)|Expected [(!<>0-9"]/i

describe('every error message is our own sentence', () => {
  test.each(inputs)('of %s', (_, schema) => {
    const wrongs: unknown[] = [...INPUTS, undefined]
    for (const field of listEntries(schema)) wrongs.push(...INPUTS.map((input) => ({ [field]: input })))
    const messages = wrongs
      .flatMap((wrong) => v.safeParse(schema, wrong).issues ?? [])
      .map((issue) => issue.message)
    const culprits = [...new Set(messages)].filter((text) => RAW.test(text) || !/^[A-Z][^\n]{5,}$/.test(text))
    // The server itself rejects anything but an object.
    // A path without its parameter does not lead to the call.
    expect(culprits.filter((text) => !/^Invalid (type: Expected Object|key: )/.test(text))).toEqual([])
  })

  test('covers every call with input', () => {
    expect(inputs.length).toBeGreaterThan(15)
  })
})
