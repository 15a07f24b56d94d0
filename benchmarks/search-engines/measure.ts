import { administerDatabase } from '@portal/api/test/postgres-database.ts'
import { pidOf, startPostgres } from '@portal/api/test/postgres-server.ts'
import { familyTime } from '../shared/processor-time.ts'
import { datasetRecord, fillDataset } from '@portal/api/test/dataset/dataset.ts'
import { searchPath } from '@portal/api/test/search-engines/ask.ts'
import { measureCandidates } from './candidates.ts'
import { byKind, compare, likenessOf, type Compared } from '@portal/api/test/search-engines/compare.ts'
import { listOf, meanCosts, measureCosts, type Costs } from './costs.ts'
import { checkNamesFirst, type NamesFirst } from '@portal/api/test/search-engines/names-first.ts'
import { makeByOlderBuild } from './older-build.ts'
import { makeData, openPortals, type Engine } from '@portal/api/test/search-engines/portals.ts'
import { drawQueries, type Kind, type Query } from '@portal/api/test/search-engines/queries.ts'
import type { Measured } from './report.ts'
import { startServers, type SearchServers } from './servers.ts'
import { untilDone } from './until-done.ts'

/** The part of other queries that are asked before anything is measured, so that all programs are compiled. */
const WARM_UP = 0.25
/** How often costs are measured on servers that have just started: some are a fifth slower than others. */
const STARTS = 4
/** Countries of few listings, in which a page has names and texts. */
const COUNTRIES = ['nc', 'vu']

/** What both engines answer to the same queries, and what that costs. */
export interface Comparison {
  readonly compared: readonly Compared[]
  readonly measured: readonly Measured[]
  readonly names: NamesFirst
  /** Milliseconds for the candidates of one misspelt word. */
  readonly candidates: Readonly<Record<Engine, number>>
}

/** Makes so many listings and compares both engines; `against` is the `main.js` of an older build to compare the costs with. */
export const compareEngines = (size: number, against: string | undefined): Promise<Comparison> =>
  untilDone(async (onEnd) => {
    const now = Date.now()
    const older = against === undefined ? undefined : makeByOlderBuild(against, size, onEnd)
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
    const listings = Array.from({ length: size }, (_, position) => datasetRecord(position, now))
    const drawn = drawQueries(listings)
    const warmUp = drawQueries(listings, { share: WARM_UP, seed: 'warm-up' })

    const { compared, names } = await untilDone(async (onPortalsEnd) => {
      const portals = await openPortals(data, onPortalsEnd)
      return {
        compared: await compare(portals, drawn),
        names: await checkNamesFirst(portals, listings, COUNTRIES),
      }
    })
    // What was read for one search is kept for others: lists and pages are asked of servers of their own.
    const onNewServers = (measure: (servers: SearchServers) => Promise<ReadonlyMap<Kind, Costs>>) =>
      untilDone(async (onServersEnd) =>
        measure(await startServers({ data, older, serverTime }, onServersEnd)),
      )
    const lists = await meanOfStarts(() =>
      onNewServers((servers) => measureCosts(servers, kindsOf(drawn), warmUp, listOf)),
    )
    const pages = await meanOfStarts(() =>
      onNewServers((servers) => measureCosts(servers, kindsOf(whole(drawn)), whole(warmUp), searchPath)),
    )
    const candidates = await measureCandidates(
      data,
      { warmUp: misspelt(warmUp), words: misspelt(drawn) },
      serverTime,
    )
    const measured = [...byKind(compared)].map(([kind, ofKind]) => ({
      kind,
      likeness: likenessOf(ofKind),
      list: lists.get(kind) ?? {},
      page: pages.get(kind),
    }))
    return { compared, measured, names, candidates }
  })

async function meanOfStarts(
  measure: () => Promise<ReadonlyMap<Kind, Costs>>,
): Promise<ReadonlyMap<Kind, Costs>> {
  const all: ReadonlyMap<Kind, Costs>[] = []
  for (let start = 0; start < STARTS; start++) all.push(await measure())
  return meanCosts(all)
}

const kindsOf = (queries: readonly Query[]): Map<Kind, Query[]> => Map.groupBy(queries, ({ kind }) => kind)

/** Those that have a page of results. */
const whole = (queries: readonly Query[]): Query[] => queries.filter(({ kind }) => kind !== 'half-typed')

const misspelt = (queries: readonly Query[]): string[] =>
  queries.flatMap(({ kind, text }) => (kind === 'misspelt word' ? [text] : []))
