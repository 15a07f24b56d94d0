import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { startApp, type AppProcess } from '../shared/app-process.ts'
import { parseAccesses, LOG_PLANS, type Access } from './index-use.ts'
import { listPaths } from './lists.ts'
import { SESSION_SECRET } from './people.ts'
import { createPortal, type PortalData } from './portal.ts'
import { READS } from './reads.ts'

/** The tables and indexes that the statements of a kind of request read. */
export interface CasePlans {
  readonly name: string
  readonly accesses: readonly Access[]
}

export interface Plans {
  readonly listings: number
  readonly cases: readonly CasePlans[]
  /** The number of lists by place, trade, mark and order, and those of them that read all listings. */
  readonly lists: { readonly total: number; readonly whole: readonly string[] }
  /** Unused indexes of listings, with their bytes. */
  readonly unused: readonly { readonly name: string; readonly bytes: number }[]
}

/** Each request has its own country, words or trade. */
const REQUESTS_PER_CASE = 8
/** How long the log takes to contain the plans of a finished request. */
const LOG_DELAY_MS = 100

/** Sends reads to the API on PostgreSQL, and parses the indexes that they use from the server’s log. */
export async function readPlans(listings: number): Promise<Plans> {
  const data = await createPortal('PostgreSQL', listings, LOG_PLANS)
  const api = await startApp('api', {
    DATA_DIR: data.dataDir,
    DATABASE_URL: data.databaseUrl ?? '',
    SESSION_SECRET,
    PORTAL_JOBS: '0',
  })
  try {
    const slugs = await findPublicSlugs(data)
    const log = data.serverLog ?? ''
    const cases: CasePlans[] = []
    for (const one of READS) {
      const paths = Array.from({ length: REQUESTS_PER_CASE }, (_, n) => one.path(n, slugs))
      cases.push({ name: one.name, accesses: await readAccesses(api, log, paths) })
    }
    const lists: CasePlans[] = []
    for (const path of listPaths()) lists.push({ name: path, accesses: await readAccesses(api, log, [path]) })
    const used = new Set([...cases, ...lists].flatMap(({ accesses }) => accesses.map(({ name }) => name)))
    const indexes = await findListingIndexes(data.databaseUrl ?? '')
    const whole = lists.filter(({ accesses }) => accesses.some(isOfListings)).map(({ name }) => name)
    return {
      listings,
      cases,
      lists: { total: lists.length, whole },
      unused: indexes.filter(({ name }) => !used.has(name)),
    }
  } finally {
    await api.stop()
    await data.close()
  }
}

/** Requests paths; returns the tables and indexes that the server read for them. */
async function readAccesses(
  { origin }: AppProcess,
  log: string,
  paths: readonly string[],
): Promise<Access[]> {
  const from = statSync(log).size
  for (const path of paths) {
    const response = await fetch(origin + path)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
  }
  await setTimeout(LOG_DELAY_MS)
  return parseAccesses(readFrom(log, from))
}

const isOfListings = ({ name, isWhole }: Access): boolean => isWhole && name === 'businesses'

export async function findPublicSlugs({ store }: Pick<PortalData, 'store'>): Promise<string[]> {
  const rows = await store.read
    .selectFrom('businesses')
    .select('slug')
    .where('listed', '=', 1)
    .where('public_until', '>', Date.now())
    .orderBy('id')
    .limit(10_000)
    .execute()
  return rows.map(({ slug }) => slug)
}

/** Reads a file from an offset on. */
function readFrom(file: string, from: number): string {
  const bytes = Buffer.alloc(statSync(file).size - from)
  const handle = openSync(file, 'r')
  readSync(handle, bytes, 0, bytes.length, from)
  closeSync(handle)
  return bytes.toString()
}

async function findListingIndexes(url: string): Promise<{ name: string; bytes: number }[]> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `select indexrelname as name, pg_relation_size(indexrelid) as bytes
     from pg_stat_user_indexes where relname = 'businesses' order by bytes desc, name`,
  )
  await client.end()
  return rows.map(({ name, bytes }) => ({ name, bytes: Number(bytes) }))
}
