import { QueryStatus } from '@reduxjs/toolkit/query/react'
import type { api } from '#api/api.ts'
import type { PageContext } from '#shared/page/page-context.ts'

type ApiState = ReturnType<typeof api.reducer>
type ProvidedTags = ApiState['provided']
type Tags = ProvidedTags['keys'][keyof ProvidedTags['keys']]

/** One completed query: its arguments, its data or its error, and the tags that it provides. */
interface DehydratedQuery {
  status: `${QueryStatus}`
  endpointName?: string
  originalArgs?: unknown
  data?: unknown
  error?: unknown
  tags?: Tags | undefined
}

/** The completed queries of a store by their cache keys. */
export type DehydratedQueries = Readonly<Record<string, DehydratedQuery>>

/** The state that the server sends to the browser with a page. */
export interface DehydratedState {
  pageContext: PageContext
  queries: DehydratedQueries
  /** The page's status when it is an error page instead of a screen. */
  failed?: number
}

/** Leaves out ids and times of requests and keeps the request order, so that the same responses make the same page. */
export function dehydrateQueries({ queries, provided }: ApiState): DehydratedQueries {
  const tags: Readonly<Record<string, Tags>> = provided.keys
  const completed: Record<string, DehydratedQuery> = {}
  for (const [key, query] of Object.entries(queries)) {
    if (query?.status !== QueryStatus.fulfilled && query?.status !== QueryStatus.rejected) continue
    const { status, endpointName, originalArgs, data, error } = query
    completed[key] = { status, endpointName, originalArgs, data, error, tags: tags[key] }
  }
  return completed
}

/** The tags of queries in both directions, as the store looks them up. */
function indexTags(dehydrated: DehydratedQueries): ProvidedTags {
  const keys: Record<string, Tags> = {}
  const tags: Record<string, Record<string, string[]>> = {}
  for (const [key, { tags: provided }] of Object.entries(dehydrated)) {
    if (!provided) continue
    keys[key] = provided
    for (const { type, id = '__internal_without_id' } of provided) ((tags[type] ??= {})[id] ??= []).push(key)
  }
  return { tags, keys } as ProvidedTags
}

/**
 * The API's part of a new store. A failed query gets the time of a response too, so that it isn't sent again when its
 * screen mounts: the visitor sees the message and its Retry, not a flash of loading.
 */
export function rehydrateQueries(dehydrated: DehydratedQueries, now: number): ApiState {
  const queries = Object.entries(dehydrated).map(([key, { tags: _tags, ...query }]) => [
    key,
    { ...query, requestId: 'server', startedTimeStamp: now, fulfilledTimeStamp: now },
  ])
  return { queries: Object.fromEntries(queries), provided: indexTags(dehydrated) } as ApiState
}
