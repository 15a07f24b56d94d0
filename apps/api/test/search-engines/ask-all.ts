import { ask, askBoth, readList, suggest, type Answer } from './ask.ts'
import { ENGINES, type Engine, type Portals } from './portals.ts'
import { openMeter, type Meter, type TimeTaken } from './meter.ts'
import type { Kind, Query } from './queries.ts'

type ByEngine<Value> = Readonly<Record<Engine, Value>>
type Work<Found> = (portal: Portals[Engine], query: Query) => Promise<Found>

/** Asks one portal as a visitor does, who is offered completions before the text is whole. */
export async function answerOf(portal: Portals[Engine], query: Query): Promise<Answer> {
  if (query.kind !== 'half-typed') return ask(portal, query)
  const offered = await suggest(portal, query.text)
  return {
    totals: [offered.length],
    page: offered.map((slug) => ({ slug, name: slug })),
    content: [],
    correction: '',
    rung: 1,
  }
}

/** The list of businesses that answer a query, or the completions of a half-typed one. */
export const listOf: Work<unknown> = (portal, query) =>
  query.kind === 'half-typed' ? suggest(portal, query.text) : readList(portal, query)

/** Asks both engines about each query, each of them first every other time; `meter` stands around each question. */
export async function askAll<Found>(
  portals: Portals,
  queries: readonly Query[],
  work: Work<Found>,
  meter: Meter = (_engine, asked) => asked(),
): Promise<ByEngine<Found>[]> {
  const all: ByEngine<Found>[] = []
  for (const [at, query] of queries.entries()) {
    const order = at % 2 === 0 ? ENGINES : ENGINES.toReversed()
    all.push(await askBoth(portals, (portal, engine) => meter(engine, () => work(portal, query)), order))
  }
  return all
}

/** What a kind of queries found, and the processor time that it took. */
interface MeasuredKind<Found> {
  readonly found: readonly ByEngine<Found>[]
  readonly taken: ByEngine<TimeTaken>
}

/** Asks both engines about the queries of each kind, after others that compile all programs. */
export async function measureAll<Found>(
  portals: Portals,
  queries: ReadonlyMap<Kind, readonly Query[]>,
  work: Work<Found>,
  { warmUp, serverTime }: { readonly warmUp: readonly Query[]; readonly serverTime: () => number },
): Promise<Map<Kind, MeasuredKind<Found>>> {
  await askAll(portals, warmUp, work)
  const measured = new Map<Kind, MeasuredKind<Found>>()
  for (const [kind, ofKind] of queries) {
    const { meter, taken } = openMeter(serverTime)
    measured.set(kind, { found: await askAll(portals, ofKind, work, meter), taken })
  }
  return measured
}
