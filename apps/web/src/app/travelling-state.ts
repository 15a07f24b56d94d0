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

type Keys = ApiState['provided']['keys']

/** Answered queries by cache key, and which tags each provides. */
export interface PackedQueries {
  entries: Readonly<Record<string, PackedQuery>>
  tags: Readonly<Record<string, Keys[keyof Keys]>>
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
  return { entries, tags: state.provided.keys }
}

/** Keys look like `listBusinesses({"country":"sb"})`. */
const endpointOf = (key: string): string => key.slice(0, key.indexOf('('))

/** Queries by the tags that they provide, as the store looks them up. */
function provided(keys: PackedQueries['tags']): ApiState['provided'] {
  const tags: Record<string, Record<string, string[]>> = {}
  for (const [key, provides] of Object.entries(keys)) {
    for (const { type, id = '__internal_without_id' } of provides) ((tags[type] ??= {})[id] ??= []).push(key)
  }
  return { tags, keys } as ApiState['provided']
}

/**
 * The API's part of a new store. A failed query gets the time of an answer too, which keeps it from being
 * asked again when its screen wakes up: the visitor sees the message and its Retry, not a flash of loading.
 */
export function unpackQueries({ entries, tags }: PackedQueries, now: number): ApiState {
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
  return { queries: Object.fromEntries(queries), provided: provided(tags) } as ApiState
}
