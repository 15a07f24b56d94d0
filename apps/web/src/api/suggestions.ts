import type * as contract from '@portal/domain/contract'
import { useCallback } from 'react'
import { api } from './api.ts'
import { get, type Answer } from '#shared/calls/call.ts'

type SuggestCall = typeof contract.suggest

/** A completion for the kit's combobox; its id is the path it leads to. */
export interface Completion {
  id: string
  text: string
  hint: string
}

const KINDS = { business: 'Business', category: 'Category', place: 'Place' } as const

const suggestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    suggest: build.query<Completion[], string>({
      query: (text) => get<SuggestCall>('/api/search/suggestions', { query: { q: text } }),
      transformResponse: (found: Answer<SuggestCall>) =>
        found.map(({ label, href, kind }) => ({ id: href, text: label, hint: KINDS[kind] })),
      providesTags: ['Business'],
    }),
  }),
})

/** Fetches a search field's suggestions; none if the call fails. */
export function useCompletions(): (text: string) => Promise<Completion[]> {
  const [suggest] = suggestionsApi.useLazySuggestQuery()
  return useCallback((text) => suggest(text, true).unwrap(), [suggest])
}
