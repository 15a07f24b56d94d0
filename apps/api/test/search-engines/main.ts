import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { administerDatabase } from '#test/postgres-database.ts'
import { pidOf, startPostgres } from '#test/postgres-server.ts'
import { familyTime } from '#test/processor-time.ts'
import { benchRecord, fillDataset } from '../../src/bench/dataset.ts'
import { measuredAt } from '../../src/bench/measured-at.ts'
import { searchPath } from './ask.ts'
import { measureCandidates } from './candidates.ts'
import {
  byKind,
  compare,
  hasSameCorrection,
  hasSameOrder,
  hasSameTotals,
  likenessOf,
  type Compared,
} from './compare.ts'
import { listOf, meanCosts, measureCosts, type Costs } from './costs.ts'
import { checkNamesFirst } from './names-first.ts'
import { makeByOlderBuild } from './older-build.ts'
import { ENGINES, makeData, openPortals } from './portals.ts'
import { drawQueries, type Kind, type Query } from './queries.ts'
import { enginesTable, olderTable } from './report.ts'
import { startServers, type SearchServers } from './servers.ts'
import { untilDone } from './until-done.ts'

/** The part of other queries that are asked before anything is measured, so that all programs are compiled. */
const WARM_UP = 0.25
/** How often costs are measured on servers that have just started: some are a fifth slower than others. */
const STARTS = 4
/** Countries of few listings, in which a page has names and texts. */
const COUNTRIES = ['nc', 'vu']

const { values } = parseArgs({
  options: {
    /** Listings that are made. */
    size: { type: 'string', default: '12000' },
    /** The `main.js` of an older build, in a checkout of its own, to compare the costs with. */
    against: { type: 'string' },
    /** Prints each query that is answered otherwise. */
    verbose: { type: 'boolean', default: false },
  },
})
const size = Number(values.size)
if (!Number.isInteger(size) || size < 100)
  throw new Error(`--size takes a number from 100, not ${values.size}`)

const now = Date.now()
await untilDone(async (onEnd) => {
  const older =
    values.against === undefined ? undefined : makeByOlderBuild(resolve(values.against), size, onEnd)
  // As the system sets it up, but for the memory that any operator gives it.
  const server = await startPostgres({ settings: { shared_buffers: '256MB' } })
  onEnd(() => server.stop())
  const serverPid = pidOf(server)
  const serverTime = () => familyTime(serverPid)
  await administerDatabase(
    server.url('postgres'),
    "create database portal encoding 'UTF8' template template0",
  )
  const data = await makeData(
    {
      from: older?.dataDir,
      fill: async (store) => older ?? fillDataset(store, size, now, () => undefined),
      url: server.url('portal'),
      now,
    },
    onEnd,
  )
  const listings = Array.from({ length: size }, (_, position) => benchRecord(position, now))
  const drawn = drawQueries(listings)
  const queries = Map.groupBy(drawn, ({ kind }) => kind)
  const warmUp = drawQueries(listings, { share: WARM_UP, seed: 'warm-up' })

  const { compared, names } = await untilDone(async (onPortalsEnd) => {
    const portals = await openPortals(data, onPortalsEnd)
    return {
      compared: byKind(await compare(portals, drawn)),
      names: await checkNamesFirst(portals, listings, COUNTRIES),
    }
  })
  // What was read for one search is kept for others: lists and pages are asked of servers of their own.
  const onNewServers = async (measure: (servers: SearchServers) => Promise<ReadonlyMap<Kind, Costs>>) => {
    const all = []
    for (let start = 0; start < STARTS; start++)
      all.push(
        await untilDone(async (onServersEnd) =>
          measure(await startServers({ data, older, serverTime }, onServersEnd)),
        ),
      )
    return meanCosts(all)
  }
  const lists = await onNewServers((servers) => measureCosts(servers, queries, warmUp, listOf))
  const whole = (some: readonly Query[]) => some.filter(({ kind }) => kind !== 'half-typed')
  const pages = await onNewServers((servers) =>
    measureCosts(
      servers,
      Map.groupBy(whole(drawn), ({ kind }) => kind),
      whole(warmUp),
      searchPath,
    ),
  )

  const measured = [...compared].map(([kind, ofKind]) => ({
    kind,
    likeness: likenessOf(ofKind),
    list: lists.get(kind) ?? {},
    page: pages.get(kind),
  }))
  say(`${size.toLocaleString('en')} listings; ${measuredAt()}\n\n${enginesTable(measured)}\n`)
  if (older) say(`${olderTable(measured)}\n`)
  const right = ENGINES.map((engine) => `on ${engine} in ${names.queries - names.wrong[engine].length}`)
  say(`Names before texts: of ${names.queries} pages with both, ${right.join(', ')}.`)
  const misspelt = (some: readonly Query[]) =>
    some.flatMap(({ kind, text }) => (kind === 'misspelt word' ? [text] : []))
  const candidates = await measureCandidates(
    data,
    { warmUp: misspelt(warmUp), words: misspelt(drawn) },
    serverTime,
  )
  const each = ENGINES.map((engine) => `${candidates[engine].toFixed(2)} ms on ${engine}`)
  say(`Candidates of a misspelt word alone, processor time: ${each.join(', ')}.`)
  if (values.verbose)
    [...compared.values()].flatMap((ofKind) => ofKind.filter(isDifferent)).forEach(printDifference)
})

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function isDifferent(one: Compared): boolean {
  return !hasSameTotals(one) || !hasSameOrder(one) || !hasSameCorrection(one)
}

function printDifference({ kind, text, filters = '', answers }: Compared): void {
  say(`\n${kind}: ${text} ${filters}`)
  for (const engine of ENGINES) {
    const { totals, page, correction } = answers[engine]
    say(`  ${engine}: ${totals.join()} ${correction} ${page.map(({ slug }) => slug).join(' ')}`)
  }
}
