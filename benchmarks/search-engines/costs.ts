import { listPath, suggestionsPath } from '@portal/api/test/search-engines/ask.ts'
import { mean } from '@portal/api/test/search-engines/compare.ts'
import type { Kind, Query } from '@portal/api/test/search-engines/queries.ts'
import { SERVERS, type SearchServers, type ServerName, type TimeTaken } from './servers.ts'

/** What a kind of queries took each server that was asked. */
export type Costs = Readonly<Partial<Record<ServerName, TimeTaken>>>

/** The list of businesses that answer a query, or the completions of a half-typed one. */
export const listOf = (query: Query): string =>
  query.kind === 'half-typed' ? suggestionsPath(query) : listPath(query)

/** Asks all servers the queries of each kind in turns, after others that compile all programs. */
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
    const taken: Partial<Record<ServerName, TimeTaken>> = {}
    for (const [at, query] of ofKind.entries())
      for (const name of at % 2 === 0 ? names : names.toReversed())
        taken[name] = add(taken[name], await read(servers, name, pathOf(query)))
    costs.set(kind, taken)
  }
  return costs
}

/** What one answer takes. */
async function read(servers: SearchServers, name: ServerName, path: string): Promise<TimeTaken> {
  const server = servers[name]
  if (server === undefined) throw new Error(`${name} does not run`)
  const before = server.taken()
  const answer = await fetch(server.origin + path)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} on ${name}: ${answer.status} ${text}`)
  const after = server.taken()
  return { api: after.api - before.api, server: after.server - before.server }
}

/** The mean of several measurements of the same kinds. */
export function meanCosts(all: readonly ReadonlyMap<Kind, Costs>[]): ReadonlyMap<Kind, Costs> {
  const kinds = all[0] ? [...all[0].keys()] : []
  const meanOf = (kind: Kind, name: ServerName): TimeTaken => {
    const taken = all.flatMap((costs) => costs.get(kind)?.[name] ?? [])
    return { api: mean(taken.map(({ api }) => api)), server: mean(taken.map(({ server }) => server)) }
  }
  return new Map(
    kinds.map((kind) => {
      const names = SERVERS.filter((name) => all[0]?.get(kind)?.[name] !== undefined)
      return [kind, Object.fromEntries(names.map((name) => [name, meanOf(kind, name)]))]
    }),
  )
}

const add = ({ api, server }: TimeTaken = { api: 0, server: 0 }, more: TimeTaken): TimeTaken => ({
  api: api + more.api,
  server: server + more.server,
})
