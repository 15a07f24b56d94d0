import { administerDatabase } from '@portal/api/test/postgres-database.ts'
import { getPid, startPostgres } from '@portal/api/test/postgres-server.ts'
import { getProcessTreeTime } from '../shared/processor-time.ts'
import { datasetRecord, fillDataset } from '@portal/api/test/dataset/dataset.ts'
import { searchPath } from '@portal/api/test/search-engines/ask.ts'
import { measureCandidates } from './candidates.ts'
import { byKind, compare, measureLikeness, type Compared } from '@portal/api/test/search-engines/compare.ts'
import { getListPath, averageCosts, measureCosts, type Costs } from './costs.ts'
import { checkNamesFirst, type NamesFirst } from '@portal/api/test/search-engines/names-first.ts'
import { createByOlderBuild } from './older-build.ts'
import { makeData, openPortals, type Engine } from '@portal/api/test/search-engines/portals.ts'
import { drawQueries, type Kind, type Query } from '@portal/api/test/search-engines/queries.ts'
import type { Measured } from './report.ts'
import { startServers, type SearchServers } from './servers.ts'
import { withCleanup } from './with-cleanup.ts'

/** The share of other queries that are sent before the measurement, as a warm-up. */
const WARM_UP = 0.25
/** The number of server starts to measure, since some are a fifth slower than others. */
const STARTS = 4
/** Countries with few listings, where a page has both names and texts. */
const COUNTRIES = ['nc', 'vu']

/** The results and costs of both engines for the same queries. */
export interface Comparison {
  readonly compared: readonly Compared[]
  readonly measured: readonly Measured[]
  readonly names: NamesFirst
  /** Milliseconds for the candidates of one misspelt word. */
  readonly candidates: Readonly<Record<Engine, number>>
}

/** Creates `size` listings and compares both engines; `against` is the `main.js` of an older build to compare the costs with. */
export const compareEngines = (size: number, against: string | undefined): Promise<Comparison> =>
  withCleanup(async (onEnd) => {
    const now = Date.now()
    const older = against === undefined ? undefined : createByOlderBuild(against, size, onEnd)
    // The system's defaults, except for the memory, which any operator raises.
    const server = await startPostgres({ settings: { shared_buffers: '256MB' } })
    onEnd(() => server.stop())
    const serverPid = getPid(server)
    const serverTime = () => getProcessTreeTime(serverPid)
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

    const { compared, names } = await withCleanup(async (onPortalsEnd) => {
      const portals = await openPortals(data, onPortalsEnd)
      return {
        compared: await compare(portals, drawn),
        names: await checkNamesFirst(portals, listings, COUNTRIES),
      }
    })
    // Searches share caches, so lists and pages are measured on separate servers.
    const onNewServers = (measure: (servers: SearchServers) => Promise<ReadonlyMap<Kind, Costs>>) =>
      withCleanup(async (onServersEnd) =>
        measure(await startServers({ data, older, serverTime }, onServersEnd)),
      )
    const lists = await averageOfStarts(() =>
      onNewServers((servers) => measureCosts(servers, groupByKind(drawn), warmUp, getListPath)),
    )
    const pages = await averageOfStarts(() =>
      onNewServers((servers) =>
        measureCosts(servers, groupByKind(filterWithPage(drawn)), filterWithPage(warmUp), searchPath),
      ),
    )
    const candidates = await measureCandidates(
      data,
      { warmUp: listMisspelt(warmUp), words: listMisspelt(drawn) },
      serverTime,
    )
    const measured = [...byKind(compared)].map(([kind, ofKind]) => ({
      kind,
      likeness: measureLikeness(ofKind),
      list: lists.get(kind) ?? {},
      page: pages.get(kind),
    }))
    return { compared, measured, names, candidates }
  })

async function averageOfStarts(
  measure: () => Promise<ReadonlyMap<Kind, Costs>>,
): Promise<ReadonlyMap<Kind, Costs>> {
  const all: ReadonlyMap<Kind, Costs>[] = []
  for (let start = 0; start < STARTS; start++) all.push(await measure())
  return averageCosts(all)
}

const groupByKind = (queries: readonly Query[]): Map<Kind, Query[]> =>
  Map.groupBy(queries, ({ kind }) => kind)

/** The queries with a page of results. */
const filterWithPage = (queries: readonly Query[]): Query[] =>
  queries.filter(({ kind }) => kind !== 'half-typed')

const listMisspelt = (queries: readonly Query[]): string[] =>
  queries.flatMap(({ kind, text }) => (kind === 'misspelt word' ? [text] : []))
