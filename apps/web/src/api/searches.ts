import type * as contract from '@portal/domain/contract'
import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'react-redux'
import { send } from '#shared/calls/call.ts'
import { recentSearches } from '#shared/search/recent-searches.ts'
import { api } from './api.ts'

type CountSearch = typeof contract.countSearch

const searchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    countSearch: build.mutation<null, string>({
      query: (text) => ({
        ...send<CountSearch>('POST', '/api/searches', { body: { text } }),
        outlivesPage: true,
      }),
    }),
  }),
})

/** The reported texts of a visit, by its store. */
const reported = new WeakMap<object, Set<string>>()

/** Records a reported text; returns whether the visit had reported it before. */
function recordReport(visit: object, text: string): boolean {
  const known = reported.get(visit) ?? new Set()
  reported.set(visit, known)
  return known.size === known.add(text).size
}

const NO_SUBSCRIPTION = { selectFromResult: () => ({}) }

/**
 * Reports a search whose results are shown, once per visit; failures are ignored. Stores the text as a recent search on
 * the device.
 */
export function SearchReport({ text }: { text: string }) {
  const [count] = searchesApi.useCountSearchMutation(NO_SUBSCRIPTION)
  const visit = useStore()
  const report = useEffectEvent((searched: string) => {
    recentSearches.add(searched)
    if (!recordReport(visit, searched)) void count(searched)
  })
  useEffect(() => report(text), [text])
  return null
}
