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
import { answering, server } from './server.ts'

/** Answers all figures; records what was asked for. */
export function mockAnalytics({ figures = someFigures() } = {}) {
  const asked: string[] = []
  const onRequest = ({ url }: { url: URL }) => asked.push(url.pathname.split('/').at(-1) + url.search)
  server.use(
    answering(calls.adminFigures, 200, figures),
    answering(calls.listingHistory, 200, aListingHistory(), { onRequest }),
    answering(calls.visits, 200, someVisits(), { onRequest }),
    answering(calls.searches, 200, someSearches(), { onRequest }),
    answering(calls.listSearchWords, 200, [someSearchWords()]),
    answering(calls.revenue, 200, someRevenue(), { onRequest }),
    answering(calls.trials, 200, someTrials(), { onRequest }),
    answering(calls.answerTimes, 200, someAnswerTimes(), { onRequest }),
  )
  return asked
}
