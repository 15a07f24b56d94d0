import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { startApp, type AppProcess } from '../shared/app-process.ts'
import { accessesIn, LOG_PLANS, type Access } from './index-use.ts'
import { listPaths } from './lists.ts'
import { SESSION_SECRET } from './people.ts'
import { makePortal, type PortalData } from './portal.ts'
import { READS } from './reads.ts'

/** What the statements of a kind of request read. */
export interface CasePlans {
  readonly name: string
  readonly accesses: readonly Access[]
}

export interface Plans {
  readonly listings: number
  readonly cases: readonly CasePlans[]
  /** Lists of each place, trade, mark and order, and which of them read all listings. */
  readonly lists: { readonly asked: number; readonly whole: readonly string[] }
  /** Indexes of listings that no request used, with their bytes. */
  readonly unused: readonly { readonly name: string; readonly bytes: number }[]
}

/** Requests of each case: each has its own country, words or trade. */
const TIMES = 8
/** Milliseconds in which the log has what an answered request wrote. */
const LOGGED = 100

/** Sends reads to the API on PostgreSQL and reads from the server’s log which indexes they use. */
export async function readPlans(listings: number): Promise<Plans> {
  const data = await makePortal('PostgreSQL', listings, LOG_PLANS)
  const api = await startApp('api', {
    DATA_DIR: data.dataDir,
    DATABASE_URL: data.databaseUrl ?? '',
    SESSION_SECRET,
    PORTAL_JOBS: '0',
  })
  try {
    const slugs = await publicSlugs(data)
    const log = data.serverLog ?? ''
    const cases: CasePlans[] = []
    for (const one of READS) {
      const paths = Array.from({ length: TIMES }, (_, n) => one.path(n, slugs))
      cases.push({ name: one.name, accesses: await accessesOf(api, log, paths) })
    }
    const lists: CasePlans[] = []
    for (const path of listPaths()) lists.push({ name: path, accesses: await accessesOf(api, log, [path]) })
    const used = new Set([...cases, ...lists].flatMap(({ accesses }) => accesses.map(({ name }) => name)))
    const indexes = await indexesOfListings(data.databaseUrl ?? '')
    const whole = lists.filter(({ accesses }) => accesses.some(isOfListings)).map(({ name }) => name)
    return {
      listings,
      cases,
      lists: { asked: lists.length, whole },
      unused: indexes.filter(({ name }) => !used.has(name)),
    }
  } finally {
    await api.stop()
    await data.close()
  }
}

/** Asks for paths; answers what the server read for them. */
async function accessesOf({ origin }: AppProcess, log: string, paths: readonly string[]): Promise<Access[]> {
  const from = statSync(log).size
  for (const path of paths) {
    const answer = await fetch(origin + path)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  }
  await setTimeout(LOGGED)
  return accessesIn(readFrom(log, from))
}

const isOfListings = ({ name, isWhole }: Access): boolean => isWhole && name === 'businesses'

export async function publicSlugs({ store }: Pick<PortalData, 'store'>): Promise<string[]> {
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

/** What stands in a file from a place on. */
function readFrom(file: string, from: number): string {
  const bytes = Buffer.alloc(statSync(file).size - from)
  const handle = openSync(file, 'r')
  readSync(handle, bytes, 0, bytes.length, from)
  closeSync(handle)
  return bytes.toString()
}

async function indexesOfListings(url: string): Promise<{ name: string; bytes: number }[]> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `select indexrelname as name, pg_relation_size(indexrelid) as bytes
     from pg_stat_user_indexes where relname = 'businesses' order by bytes desc, name`,
  )
  await client.end()
  return rows.map(({ name, bytes }) => ({ name, bytes: Number(bytes) }))
}
