import { QueryStatus } from '@reduxjs/toolkit/query/react'
import type { ApiError } from '#api/api-error.ts'
import type { api } from '#api/api.ts'
import type { PageContext } from '#shared/page/page-context.ts'

type ApiState = ReturnType<typeof api.reducer>

type Keys = ApiState['provided']['keys']

/** One answered query on its way to the browser: its data or its error, and the tags that it provides. */
interface PackedQuery {
  data?: unknown
  error?: ApiError
  tags?: Keys[keyof Keys]
}

/** Answered queries by cache key, which also says what was asked. */
export type DehydratedQueries = Readonly<Record<string, PackedQuery>>

/** What travels from the server to the browser with a page. */
export interface DehydratedState {
  visit: PageContext
  queries: DehydratedQueries
  /** The page's status when it is an error page instead of a screen. */
  failed?: number
}

/** The answered queries of a store, without what the browser can make again. */
export function dehydrateQueries({ queries, provided: { keys } }: ApiState): DehydratedQueries {
  const packed: Record<string, PackedQuery> = {}
  for (const [key, query] of Object.entries(queries)) {
    const tags = Object.entries(keys).find(([provider]) => provider === key)?.[1]
    if (query?.status === QueryStatus.fulfilled) packed[key] = { data: query.data, ...(tags && { tags }) }
    if (query?.status === QueryStatus.rejected)
      packed[key] = { error: query.error as ApiError, ...(tags && { tags }) }
  }
  return packed
}

/** Keys look like `listBusinesses({"country":"sb"})` or `liveFigures(undefined)`. */
function askedBy(key: string): { endpointName: string; originalArgs: unknown } {
  const opening = key.indexOf('(')
  const args = key.slice(opening + 1, -1)
  return {
    endpointName: key.slice(0, opening),
    originalArgs: args === 'undefined' ? undefined : (JSON.parse(args) as unknown),
  }
}

/** Queries by the tags that they provide, as the store looks them up. */
function providedBy(packed: DehydratedQueries): ApiState['provided'] {
  const keys: Record<string, PackedQuery['tags']> = {}
  const queries: Record<string, Record<string, string[]>> = {}
  for (const [key, { tags }] of Object.entries(packed)) {
    if (!tags) continue
    keys[key] = tags
    for (const { type, id = '__internal_without_id' } of tags) ((queries[type] ??= {})[id] ??= []).push(key)
  }
  return { tags: queries, keys } as ApiState['provided']
}

/**
 * The API's part of a new store. A failed query gets the time of an answer too, which keeps it from being
 * asked again when its screen wakes up: the visitor sees the message and its Retry, not a flash of loading.
 */
export function rehydrateQueries(packed: DehydratedQueries, now: number): ApiState {
  const queries = Object.entries(packed).map(([key, { data, error }]) => [
    key,
    {
      status: error ? 'rejected' : 'fulfilled',
      ...askedBy(key),
      requestId: 'server',
      startedTimeStamp: now,
      fulfilledTimeStamp: now,
      ...(error ? { error } : { data }),
    },
  ])
  return { queries: Object.fromEntries(queries), provided: providedBy(packed) } as ApiState
}
