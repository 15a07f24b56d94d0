import { QueryStatus } from '@reduxjs/toolkit/query/react'
import type { ApiError } from '#api/api-error.ts'
import type { api } from '#api/api.ts'
import type { Visit } from '#shared/visit.ts'

type ApiState = ReturnType<typeof api.reducer>

/** One answered query on its way to the browser: its argument, and its data or its error. */
interface PackedQuery {
  arg?: unknown
  data?: unknown
  error?: ApiError
}

/** Answered queries by cache key, and which tags they provide. */
export interface PackedQueries {
  entries: Readonly<Record<string, PackedQuery>>
  provided: ApiState['provided']
}

/** What travels from the server to the browser with a page. */
export interface TravellingState {
  visit: Visit
  queries: PackedQueries
  /** The page's status when it is an error page instead of a screen. */
  failed?: number
}

/** The answered queries of a store, without what the browser can make again. */
export function packQueries(state: ApiState): PackedQueries {
  const entries: Record<string, PackedQuery> = {}
  for (const [key, query] of Object.entries(state.queries)) {
    if (query?.status === QueryStatus.fulfilled) entries[key] = { arg: query.originalArgs, data: query.data }
    if (query?.status === QueryStatus.rejected)
      entries[key] = { arg: query.originalArgs, error: query.error as ApiError }
  }
  return { entries, provided: state.provided }
}

/** Keys look like `listBusinesses({"country":"sb"})`. */
const endpointOf = (key: string): string => key.slice(0, key.indexOf('('))

/**
 * The API's part of a new store. A failed query gets the time of an answer too, which keeps it from being
 * asked again when its screen wakes up: the visitor sees the message and its Retry, not a flash of loading.
 */
export function unpackQueries({ entries, provided }: PackedQueries, now: number): ApiState {
  const queries = Object.entries(entries).map(([key, { arg, data, error }]) => [
    key,
    {
      status: error ? 'rejected' : 'fulfilled',
      endpointName: endpointOf(key),
      requestId: 'server',
      originalArgs: arg,
      startedTimeStamp: now,
      fulfilledTimeStamp: now,
      ...(error ? { error } : { data }),
    },
  ])
  return { queries: Object.fromEntries(queries), provided } as ApiState
}
