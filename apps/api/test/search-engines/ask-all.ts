import { ask, askBoth, suggest, type Answer } from './ask.ts'
import { ENGINES, type Engine, type Portals } from './portals.ts'
import type { Query } from './queries.ts'

/** Asks one portal as a visitor does, who gets suggestions while typing. */
async function askPortal(portal: Portals[Engine], query: Query): Promise<Answer> {
  if (query.kind !== 'half-typed') return ask(portal, query)
  const offered = await suggest(portal, query)
  return {
    totals: [offered.length],
    page: offered.map((slug) => ({ slug, name: slug })),
    content: [],
    correction: '',
    matchLevel: 1,
  }
}

/** Asks both engines each query, alternating which one is first. */
export async function askAll(
  portals: Portals,
  queries: readonly Query[],
): Promise<Readonly<Record<Engine, Answer>>[]> {
  const all: Readonly<Record<Engine, Answer>>[] = []
  for (const [at, query] of queries.entries()) {
    const order = at % 2 === 0 ? ENGINES : ENGINES.toReversed()
    all.push(await askBoth(portals, (portal) => askPortal(portal, query), order))
  }
  return all
}
