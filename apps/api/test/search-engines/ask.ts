import type { SearchResults, Suggestion } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import { ENGINES, type Engine, type Portals } from './portals.ts'

/** Businesses on a page of results. */
export const PAGE = 24

/** A visitor's query. */
export interface Asked {
  readonly text: string
  /** Parameters besides the text. */
  readonly filters?: string
}

/** The results for a visitor. */
export interface Answer {
  /** The totals of businesses, news, events, tenders and guides. */
  readonly totals: readonly number[]
  /** The businesses of the first page, the best first. */
  readonly page: readonly { readonly slug: string; readonly name: string }[]
  /** The first news, events, tenders and guides. */
  readonly content: readonly (readonly string[])[]
  /** The corrections of misspelt words, and the suggested text. */
  readonly correction: string
  /** The match level of the results. */
  readonly matchLevel: number
}

/** Returns the path of the first page of businesses for a text. */
export const listPath = ({ text, filters = '' }: Asked): string =>
  `/api/businesses?search=${encodeURIComponent(text)}&limit=${PAGE}&${filters}`

/** Returns the path of the search of everything. */
export const searchPath = ({ text, filters = '' }: Asked, limit = PAGE): string =>
  `/api/search?q=${encodeURIComponent(text)}&limit=${limit}&${filters}`

/** Returns the path of suggestions for a partially typed text. */
export const suggestionsPath = ({ text }: Asked): string =>
  `/api/search/suggestions?q=${encodeURIComponent(text)}`

/** Asks one portal through the search of everything. */
export async function ask(portal: FastifyInstance, asked: Asked, limit = PAGE): Promise<Answer> {
  const found = await get<SearchResults>(portal, searchPath(asked, limit))
  const { businesses, news, events, tenders, guides, understood, didYouMean = '' } = found
  const read = understood?.corrected.map(({ from, to }) => `${from} as ${to}`) ?? []
  return {
    totals: [businesses, news, events, tenders, guides].map(({ total }) => total),
    page: businesses.items.map(({ slug, name }) => ({ slug, name })),
    content: [
      ...[news, events, tenders].map(({ items }) => items.map(({ slug }) => slug)),
      guides.items.map(({ path }) => path),
    ],
    correction: [...read, didYouMean].join(', '),
    matchLevel: understood?.matchLevel ?? 5,
  }
}

/** Returns a portal's suggestions for a partially typed text, the best first. */
export async function suggest(portal: FastifyInstance, asked: Asked): Promise<string[]> {
  const found = await get<Suggestion[]>(portal, suggestionsPath(asked))
  return found.map(({ kind, label, href }) => `${kind} ${label} ${href}`)
}

/** Asks both engines the same query, one after the other in this order. */
export async function askBoth<Found>(
  portals: Portals,
  work: (portal: FastifyInstance, engine: Engine) => Promise<Found>,
  order: readonly Engine[] = ENGINES,
): Promise<Readonly<Record<Engine, Found>>> {
  const found = new Map<Engine, Found>()
  for (const engine of order) found.set(engine, await work(portals[engine], engine))
  return Object.fromEntries(found) as Record<Engine, Found>
}

async function get<Body>(portal: FastifyInstance, url: string): Promise<Body> {
  const response = await portal.inject(url)
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${response.payload}`)
  return response.json<Body>()
}
