import type * as contract from '@portal/domain/contract'
import type { ComboboxProps } from '@portal/ui'
import { useCallback, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { get, type ResponseBody } from '#shared/calls/call.ts'
import { recentSearches } from '#shared/search/recent-searches.ts'
import { paths } from '#shared/urls/paths.ts'
import { api } from './api.ts'

type SuggestCall = typeof contract.suggest

/** A completion for the kit's combobox, under the heading of its group; its id is the path it leads to. */
interface Completion {
  id: string
  text: string
  group: string
}

const GROUPS = {
  trade: 'Trades',
  category: 'Trades',
  place: 'Places',
  business: 'Businesses',
} as const

/** More than six are read no more. */
const MAX_SUGGESTIONS = 6

const suggestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    suggest: build.query<Completion[], string>({
      query: (text) => get<SuggestCall>('/api/search/suggestions', { query: { q: text } }),
      transformResponse: (found: ResponseBody<SuggestCall>) =>
        found
          .slice(0, MAX_SUGGESTIONS)
          .map(({ label, href, kind }) => ({ id: href, text: label, group: GROUPS[kind] })),
      providesTags: ['Business'],
    }),
  }),
})

/** Fetches a search field's suggestions; none if the call fails. */
function useCompletions(): (text: string) => Promise<Completion[]> {
  const [suggest] = suggestionsApi.useLazySuggestQuery()
  return useCallback((text) => suggest(text, true).unwrap(), [suggest])
}

interface SearchFieldOptions {
  /** Called before the page of a picked suggestion opens. */
  onOpen?: () => void
  /** Submits the form with the picked text; by default its results open directly. */
  submit?: () => void
  /** Whether picked places and examples open directly despite `submit`: the search of another place's page would find nothing. */
  opensPlaces?: boolean
}

const TRY = 'Try'

/** Searches that show what the field takes. */
const EXAMPLES = [
  'Boat repair in Auki',
  'Guesthouse in Gizo',
  'Tenders in Fiji',
  'How do I list my business?',
].map((text) => ({ id: paths.search({ q: text }), text, group: TRY }))

/** The last entry; its id differs from that of a suggestion with the same text. */
const toSearchEntry = (q: string) => ({
  id: `${paths.search({ q })}#results`,
  text: q,
  label: `Search for “${q}”`,
})

const isText = (path: string): boolean => path.startsWith(`${paths.search()}?`)

/**
 * Props that make the kit's combobox a search field: it suggests trades, places and businesses, each leading to its
 * page or its search, and while empty the recent searches of this device. Where it takes a phone's screen, examples
 * and a search for the text follow.
 */
export function useSearchField({ onOpen, submit, opensPlaces }: SearchFieldOptions = {}): Pick<
  ComboboxProps,
  'type' | 'suggest' | 'recent' | 'onPick' | 'addWhenFull'
> {
  const suggest = useCompletions()
  const navigate = useNavigate()
  const texts = useSyncExternalStore(recentSearches.subscribe, recentSearches.read, recentSearches.readNone)
  const isNew = ({ text }: { text: string }) =>
    texts.every((recent) => recent.toLowerCase() !== text.toLowerCase())
  return {
    type: 'search',
    suggest,
    addWhenFull: (typed) => (typed === '' ? EXAMPLES.filter(isNew) : [toSearchEntry(typed)]),
    recent: {
      title: 'Recent searches',
      items: texts.map((text) => ({ id: paths.search({ q: text }), text })),
      onClear: recentSearches.clear,
    },
    onPick: ({ id, group }) => {
      // Once the field has the picked text.
      if (submit && isText(id) && !(opensPlaces && (group === GROUPS.place || group === TRY)))
        setTimeout(submit)
      else {
        onOpen?.()
        void navigate(id)
      }
    },
  }
}
