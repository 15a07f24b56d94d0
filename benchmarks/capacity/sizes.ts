import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { Client } from 'pg'
import { databaseFile } from '@portal/api/src/db/engine/sqlite/open.ts'
import type { PortalData } from './portal.ts'

/** A table or an index, with its size. */
export interface Relation {
  /** The table that it is or belongs to. */
  readonly table: string
  readonly isIndex: boolean
  readonly bytes: number
}

/** The storage of a portal before any request. */
export interface Sizes {
  readonly listings: number
  readonly rows: Readonly<Record<string, number>>
  readonly relations: readonly Relation[]
}

export const readSizes = (data: PortalData): Promise<Sizes> =>
  data.databaseUrl === null ? readSqliteSizes(data.dataDir) : readPostgresSizes(data.databaseUrl)

async function readSqliteSizes(dataDir: string): Promise<Sizes> {
  const sqlite = new SqliteDatabase(databaseFile(dataDir), { readonly: true })
  const tables = sqlite
    .prepare<[], { name: string }>(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
    )
    .all()
  const rows = tables.map(({ name }) => [
    name,
    sqlite.prepare(`select count(*) from "${name}"`).pluck().get(),
  ])
  const relations = sqlite
    .prepare<[], { table: string; type: string; bytes: number }>(
      `select coalesce(m.tbl_name, s.name) as "table", m.type as type, sum(s.pgsize) as bytes
       from dbstat s left join sqlite_master m on m.name = s.name group by s.name`,
    )
    .all()
  sqlite.close()
  return toSizes(
    Object.fromEntries(rows) as Record<string, number>,
    relations.map(({ table, type, bytes }) => ({ table, isIndex: type === 'index', bytes })),
  )
}

async function readPostgresSizes(url: string): Promise<Sizes> {
  const client = new Client(url)
  await client.connect()
  const { rows: counts } = await client.query<{ name: string; rows: string }>(
    `select c.relname as name,
       (xpath('//c/text()', query_to_xml(format('select count(*) as c from %I', c.relname), false, true, '')))[1]::text as rows
     from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public' where c.relkind = 'r'`,
  )
  const { rows: relations } = await client.query<{ table: string; data: string; indexes: string }>(
    `select relname as "table", pg_table_size(relid) as data, pg_indexes_size(relid) as indexes from pg_stat_user_tables`,
  )
  await client.end()
  return toSizes(
    Object.fromEntries(counts.map(({ name, rows }) => [name, Number(rows)])),
    relations.flatMap(({ table, data, indexes }) => [
      { table, isIndex: false, bytes: Number(data) },
      { table, isIndex: true, bytes: Number(indexes) },
    ]),
  )
}

const toSizes = (rows: Readonly<Record<string, number>>, relations: readonly Relation[]): Sizes => ({
  listings: rows['businesses'] ?? 0,
  rows,
  relations,
})

/** The bytes of all files in the folder of photos. */
export function countPhotoBytes(dataDir: string): number {
  const folder = join(dataDir, 'media')
  if (!existsSync(folder)) return 0
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}

/** The parts of the database, as named on the page, by their tables. */
const PARTS: readonly (readonly [name: string, tables: RegExp])[] = [
  ['listings', /^businesses$/],
  ['search', /^(business_(search|names|words)|search_|word_|content_search)/],
  ['all else', /^/],
]

/** The size of a part of the database, per listing. */
export interface PartSize {
  readonly name: string
  readonly bytes: number
}

/** The bytes of each part per listing, with the indexes of listings separate. */
export function splitParts({ listings, relations }: Pick<Sizes, 'listings' | 'relations'>): PartSize[] {
  const getPartName = ({ table, isIndex }: Relation) => {
    const part = PARTS.find(([, tables]) => tables.test(table))?.[0] ?? ''
    return part === 'listings' && isIndex ? 'indexes of listings' : part
  }
  const byPart = Map.groupBy(relations, getPartName)
  return ['listings', 'indexes of listings', 'search', 'all else'].map((name) => ({
    name,
    bytes: (byPart.get(name) ?? []).reduce((sum, { bytes }) => sum + bytes, 0) / listings,
  }))
}
