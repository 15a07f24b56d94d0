import { listPath, suggestionsPath } from '@portal/api/test/search-engines/ask.ts'
import { mean } from '@portal/api/test/search-engines/compare.ts'
import type { Kind, Query } from '@portal/api/test/search-engines/queries.ts'
import { SERVERS, type SearchServers, type ServerName, type TimeTaken } from './servers.ts'

/** The cost of a kind of queries on each server. */
export type Costs = Readonly<Partial<Record<ServerName, TimeTaken>>>

/** The path of the businesses for a query, or of the completions of a half-typed one. */
export const getListPath = (query: Query): string =>
  query.kind === 'half-typed' ? suggestionsPath(query) : listPath(query)

/** Sends the queries of each kind to all servers in turns, after warm-up queries. */
export async function measureCosts(
  servers: SearchServers,
  queries: ReadonlyMap<Kind, readonly Query[]>,
  warmUp: readonly Query[],
  pathOf: (query: Query) => string,
): Promise<ReadonlyMap<Kind, Costs>> {
  const names = SERVERS.filter((name) => servers[name] !== undefined)
  for (const query of warmUp) for (const name of names) await read(servers, name, pathOf(query))
  const costs = new Map<Kind, Costs>()
  for (const [kind, ofKind] of queries) {
    const total: Partial<Record<ServerName, TimeTaken>> = {}
    for (const [at, query] of ofKind.entries())
      for (const name of at % 2 === 0 ? names : names.toReversed())
        total[name] = addTimes(total[name], await read(servers, name, pathOf(query)))
    costs.set(kind, total)
  }
  return costs
}

/** Measures one request. */
async function read(servers: SearchServers, name: ServerName, path: string): Promise<TimeTaken> {
  const server = servers[name]
  if (server === undefined) throw new Error(`${name} does not run`)
  const before = server.readTimes()
  const response = await fetch(server.origin + path)
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} on ${name}: ${response.status} ${text}`)
  const after = server.readTimes()
  return { api: after.api - before.api, server: after.server - before.server }
}

/** Averages several measurements of the same kinds. */
export function averageCosts(all: readonly ReadonlyMap<Kind, Costs>[]): ReadonlyMap<Kind, Costs> {
  const kinds = all[0] ? [...all[0].keys()] : []
  const average = (kind: Kind, name: ServerName): TimeTaken => {
    const times = all.flatMap((costs) => costs.get(kind)?.[name] ?? [])
    return { api: mean(times.map(({ api }) => api)), server: mean(times.map(({ server }) => server)) }
  }
  return new Map(
    kinds.map((kind) => {
      const names = SERVERS.filter((name) => all[0]?.get(kind)?.[name] !== undefined)
      return [kind, Object.fromEntries(names.map((name) => [name, average(kind, name)]))]
    }),
  )
}

const addTimes = ({ api, server }: TimeTaken = { api: 0, server: 0 }, more: TimeTaken): TimeTaken => ({
  api: api + more.api,
  server: server + more.server,
})
