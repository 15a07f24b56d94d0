import { calls } from '@portal/domain/contract'
import {
  aListingHistory,
  someAnswerTimes,
  someFigures,
  someRevenue,
  someSearches,
  someSearchWords,
  someTrials,
  someVisits,
} from './analytics.ts'
import { respondWith, server } from './server.ts'

/** Mocks all figures; records the queries. */
export function mockAnalytics({ figures = someFigures() } = {}) {
  const queries: string[] = []
  const onRequest = ({ url }: { url: URL }) => queries.push(url.pathname.split('/').at(-1) + url.search)
  server.use(
    respondWith(calls.adminFigures, 200, figures),
    respondWith(calls.listingHistory, 200, aListingHistory(), { onRequest }),
    respondWith(calls.visits, 200, someVisits(), { onRequest }),
    respondWith(calls.searches, 200, someSearches(), { onRequest }),
    respondWith(calls.listSearchWords, 200, [someSearchWords()]),
    respondWith(calls.revenue, 200, someRevenue(), { onRequest }),
    respondWith(calls.trials, 200, someTrials(), { onRequest }),
    respondWith(calls.answerTimes, 200, someAnswerTimes(), { onRequest }),
  )
  return queries
}
