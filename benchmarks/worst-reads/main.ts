import { COUNTRY_CODES } from '@portal/domain/place'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Call } from '@portal/domain/contract'
import { startApiServer, VISITOR } from '../api/api-server.ts'
import { getStartCommand } from '../shared/app-process.ts'
import type { MeasuredServer } from '../shared/measured-server.ts'
import { PUBLIC_READS, createRead, type Read } from './reads.ts'

/** Sends every public read with usual and with worst-case input, and compares the API's processor time. */

/** The highest cost of the worst case relative to the usual one. */
const MAX_RATIO = 10
/** The requests of a round, each with a new URL, and the rounds, of which the cheapest counts. */
const REQUESTS = 12
const ROUNDS = 4

const print = (text: string): void => void process.stdout.write(`${text}\n`)

const folder = mkdtempSync(join(tmpdir(), 'portal-worst-reads-'))
const server = await startApiServer(getStartCommand('api').script, folder, {
  PORTAL_DEMO: '1',
  PORTAL_JOBS: '0',
})
try {
  const slugs = await findSlugs(server)
  let highest = 0
  print(`${'call'.padEnd(20)} ${'input'.padEnd(24)} usual, µs    worst, µs    ratio`)
  for (const one of PUBLIC_READS) {
    const read = createRead(one, (call, n) => getParam(call, n, slugs))
    // oxlint-disable-next-line no-await-in-loop
    highest = Math.max(highest, await measure(read))
  }
  print(`the highest: ${highest.toFixed(1)}, of at most ${MAX_RATIO}`)
  if (highest > MAX_RATIO) process.exitCode = 1
} finally {
  await server.stop()
  rmSync(folder, { recursive: true })
}

/** Slugs of items by the path that lists them. */
async function findSlugs({ origin }: MeasuredServer): Promise<Readonly<Record<string, string[]>>> {
  const lists = ['businesses', 'news', 'events', 'tenders', 'jobs', 'resources', 'courses', 'industries']
  const entries = await Promise.all(
    lists.map(async (list) => {
      const items = (await (await fetch(`${origin}/api/${list}?limit=100`)).json()) as { slug: string }[]
      return [list, items.map(({ slug }) => slug)] as const
    }),
  )
  return {
    ...Object.fromEntries(entries),
    guides: [...COUNTRY_CODES],
    pages: ['privacy', 'terms'],
  }
}

function getParam({ path }: Call, n: number, slugs: Readonly<Record<string, string[]>>): string {
  const list = slugs[path.split('/')[2] ?? ''] ?? ['Q-2026-ABCDEFGH']
  return list[n % list.length] ?? ''
}

/** Prints the cost of each worst case of a read; returns the highest ratio. */
async function measure({ call, usual, worst }: Read): Promise<number> {
  const costs = new Map<string, number>()
  const ways = [{ what: 'usual', path: usual }, ...worst]
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { what, path } of ways) {
      // oxlint-disable-next-line no-await-in-loop
      const cost = await measureCost(path, round * REQUESTS)
      costs.set(what, Math.min(cost, costs.get(what) ?? Infinity))
    }
  const base = costs.get('usual') ?? 0
  const ratios = worst.map(({ what }) => {
    const cost = costs.get(what) ?? 0
    print(
      `${call.padEnd(20)} ${what.padEnd(24)} ${base.toFixed(0).padStart(9)} ${cost.toFixed(0).padStart(12)} ${(cost / base).toFixed(1).padStart(8)}`,
    )
    return cost / base
  })
  return Math.max(0, ...ratios)
}

/** Measures the processor time per request of a round, in microseconds. */
async function measureCost(path: (n: number) => string, from: number): Promise<number> {
  const before = await server.usage()
  // oxlint-disable-next-line no-await-in-loop
  for (let n = from; n < from + REQUESTS; n += 1) await send(path(n))
  const { cpu } = await server.usage()
  return (cpu - before.cpu) / REQUESTS
}

/** Sends a request, again while the API is too busy. */
async function send(path: string): Promise<void> {
  const response = await fetch(server.origin + path, { headers: VISITOR })
  await response.text()
  if (response.status === 503) {
    print(`too busy for ${path}`)
    await sleep(1000)
    return send(path)
  }
  if (response.status !== 200 && response.status !== 404) throw new Error(`${response.status}: ${path}`)
}
