import SqliteDatabase from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newPostgresDatabase } from '#test/postgres-database.ts'
import {
  allOf,
  anyOf,
  matchCloseWords,
  matchAllWords,
  matchIn,
  matchPlacePrefix,
  matchPrefix,
  listPhrases,
  type Match,
} from '../../search/match.ts'
import { toMatchText as toFts5 } from '../sqlite/match-text.ts'
import { toMatchText } from './match-text.ts'
import { createPostgresStore } from './open.ts'
import { toVector } from './vector.ts'

const COLUMNS = ['name', 'category', 'place', 'description', 'facets'] as const

/** Rows of an index, each a name, category, place, description and facet tokens. */
const ROWS = [
  ['Pacific Car Hire', 'Car rental', 'Honiara', 'We hire out cars, and a car with a driver', '_country_sb'],
  ['Auki Hardware', 'Hardware', 'Auki, Malaita', 'Timber, nails; hire of tools by the day', '_country_sb'],
  ['Café de la Plage', 'Restaurant', 'Nouméa', 'L’île aux œufs: crêpes et fruits de mer', '_country_nc'],
  [
    'Suva Legal',
    'Lawyers',
    'Suva',
    'Land, leases, contracts and the courts of Fiji since 1998',
    '_country_fj',
  ],
  [
    'O’Brien & Sons',
    'Builders',
    'Port Vila',
    'Houses of leaf and of timber. See www.houses.vu',
    '_country_vu',
  ],
  ['Hire a Boat', 'Boats', 'Gizo', 'A boat with one two three four five six seven car', '_country_sb'],
  ['Quote "it"', 'Paper', 'Lae', "Backslash \\ and 'quotes', 100% of ½ price of kava_tours", '_country_pg'],
] as const

const [carHire] = listPhrases([[['car'], ['hire']]])
const phrase = (...words: string[]) => listPhrases([words.map((word) => [word])])[0] ?? null

const MATCHES: readonly (readonly [string, Match | null])[] = [
  ['a word', phrase('car')],
  ['a word with an accent', matchPrefix('café')],
  ['a word without its accent', matchPrefix('noumea')],
  ['a beginning', matchPrefix('hard')],
  ['several words', matchAllWords('hire car')],
  ['a short word', matchAllWords('car u')],
  ['a phrase', carHire ?? null],
  ['a phrase in the other order', phrase('hire', 'car')],
  ['a phrase over two columns', phrase('hardware', 'auki')],
  ['a word in the name', matchIn(['name'], phrase('hire') ?? never())],
  ['a phrase in name or place', matchIn(['name', 'place'], phrase('port', 'vila') ?? never())],
  ['a half-typed place', matchPlacePrefix('auk')],
  ['one word close to another', matchCloseWords([['hire'], ['car']])],
  ['words that stand too far apart', matchCloseWords([['boat'], ['car']])],
  ['three words close to each other', matchCloseWords([['hire'], ['tools', 'boats'], ['day']])],
  ['words at the greatest distance at which they are close', matchCloseWords([['we'], ['with']])],
  ['words one farther apart', matchCloseWords([['hire'], ['driver']])],
  [
    'words close to each other, or another',
    anyOf([matchCloseWords([['lease', 'leases'], ['contracts']]), phrase('boat', 'car'), phrase('paper')]),
  ],
  [
    'words close to each other in the name',
    matchIn(['name'], matchCloseWords([['hire'], ['car']]) ?? never()),
  ],
  ['a country', matchAllWords('hire', { country: 'sb' })],
  ['either of two', anyOf([phrase('lawyers'), phrase('builders')])],
  ['one of either and another', allOf([anyOf([phrase('timber'), phrase('boat')]), phrase('hire')])],
  ['a part of an address', matchPrefix('vu')],
  ['a part of a handle', phrase('tours')],
  ['no country, but the word for it', phrase('country')],
  ['a number', matchPrefix('1998')],
  ['quotes', matchPrefix('o\'brien "it" \\')],
]

function never(): never {
  throw new Error('A phrase has words')
}

test('matches on PostgreSQL what FTS5 matches', async () => {
  const sqlite = new SqliteDatabase(':memory:')
  onTestFinished(() => void sqlite.close())
  sqlite.exec(
    `create virtual table texts using fts5 (${COLUMNS.join()}, tokenize = 'unicode61 remove_diacritics 2')`,
  )
  const store = await createPostgresStore(await newPostgresDatabase())
  onTestFinished(() => store.close())
  await sql`create table texts (id bigint primary key, search tsvector not null)`.execute(store.write)
  for (const [at, row] of ROWS.entries()) {
    const [name, category, place, description, facets] = row
    sqlite
      .prepare(
        `insert into texts (rowid, name, category, place, description, facets)
          values (?, ?, ?, ?, ?, replace(?, '_', char(0xe000)))`,
      )
      .run(at, ...row)
    const vector = toVector({ columns: { name, category, place, description }, facets })
    await sql`insert into texts (id, search) values (${at}, ${vector}::tsvector)`.execute(store.write)
  }
  const found: Record<string, unknown> = {}
  const expected: Record<string, unknown> = {}
  for (const [what, match] of MATCHES) {
    if (match === null) continue
    const { rows } = await sql<{ id: number }>`
      select id from texts where search @@ ${toMatchText(match)}::tsquery order by id`.execute(store.read)
    found[what] = rows.map(({ id }) => id)
    expected[what] = sqlite
      .prepare('select rowid from texts where texts match ? order by rowid')
      .pluck()
      .all(toFts5(match))
  }
  expect(found).toEqual(expected)
  expect(Object.keys(found)).toHaveLength(MATCHES.length)
  expect(Object.values(found).filter((ids) => (ids as number[]).length > 0).length).toBeGreaterThan(15)
})
