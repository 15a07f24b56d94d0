import { sql, type Kysely } from 'kysely'

/** The tokenizer: no accents, any script, an underscore like a space. */
const TOKENIZER = `tokenize = 'unicode61 remove_diacritics 2'`

/** The rows of a table with full-text indexes. */
interface Indexed {
  readonly table: string
  /** Whether a row is indexed. */
  readonly condition: (row: string) => string
  /** The view with the texts of all of them. */
  readonly view: string
  /** The columns of each index. */
  readonly indexes: Readonly<Record<string, readonly string[]>>
  readonly trigger: (event: string) => string
}

const BUSINESSES: Indexed = {
  table: 'businesses',
  condition: (row) => `${row}listed = 1`,
  view: 'listed_texts',
  indexes: {
    business_search: [
      'name',
      'category',
      'place',
      'description',
      'tags',
      'name_spellings',
      'text_spellings',
      'facets',
    ],
    business_names: ['name', 'name_spellings'],
  },
  trigger: (event) => `search_business_${event}`,
}

/**
 * Listings are found by other spellings of their words: joined hyphens, and parts of texts without spaces. The next start
 * computes them, with other words of content.
 */
export const otherSpellings = {
  async up(db: Kysely<unknown>) {
    for (const column of ['name_spellings', 'text_spellings'])
      await sql.raw(`alter table businesses add column ${column} text not null default ''`).execute(db)
    for (const statement of statementsOf(BUSINESSES)) await sql.raw(statement).execute(db)
  },
}

function statementsOf({ table, condition, view, indexes, trigger }: Indexed): string[] {
  const all = [...new Set(Object.values(indexes).flat())]
  const entries = Object.entries(indexes)
  const add = entries
    .map(
      ([index, columns]) =>
        `insert into ${index} (rowid, ${columns.join(', ')}) values (new.id, ${listTexts(columns, 'new.')});`,
    )
    .join(' ')
  const take = entries
    .map(
      ([index, columns]) =>
        `insert into ${index} (${index}, rowid, ${columns.join(', ')}) values ('delete', old.id, ${listTexts(columns, 'old.')});`,
    )
    .join(' ')
  const [was, is] = [condition('old.'), condition('new.')]
  const isChanged = all.map((column) => `old.${column} is not new.${column}`).join(' or ')
  const triggers = [
    ['insert', 'insert', is, add],
    ['delete', 'delete', was, take],
    ['leave', 'update', `${was} and not (${is})`, take],
    ['enter', 'update', `not (${was}) and ${is}`, add],
    ['change', 'update', `${was} and ${is} and (${isChanged})`, `${take} ${add}`],
  ] as const
  return [
    ...triggers.map(([name]) => `drop trigger ${trigger(name)}`),
    ...entries.map(([index]) => `drop table ${index}`),
    `drop view ${view}`,
    `create view ${view} (id, ${all.join(', ')}) as select id, ${listTexts(all)} from ${table} where ${condition('')}`,
    ...entries.flatMap(([index, columns]) => [
      `create virtual table ${index} using fts5 (
        ${columns.join(', ')}, content = '${view}', content_rowid = 'id', prefix = '2 3', ${TOKENIZER}
      )`,
      `insert into ${index} (${index}) values ('rebuild')`,
    ]),
    ...triggers.map(
      ([name, event, when, body]) =>
        `create trigger ${trigger(name)} after ${event} on ${table} when ${when} begin ${body} end`,
    ),
  ]
}

/** The indexed text of each column. */
const listTexts = (columns: readonly string[], row = ''): string =>
  columns
    .map((column) => (column === 'facets' ? `replace(${row}facets, '_', char(0xe000))` : row + column))
    .join(', ')
