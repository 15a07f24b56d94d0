import {
  AnswerTimesQuery,
  calls,
  ListingHistoryQuery,
  RevenueQuery,
  SearchesQuery,
  TrialsQuery,
  VisitsQuery,
} from '@portal/domain/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppContext } from '#context.ts'
import { adminFile } from '#http/routes/admin-file.ts'
import { createAttachmentHeaders } from '#http/routes/file-route.ts'
import { route } from '#http/routes/route.ts'
import { formatCsvLine } from '#shared/csv-text.ts'
import {
  toAnswerTimeLines,
  toHistoryLines,
  toRevenueLines,
  toSearchLines,
  toSearchTextLines,
  toTrialLines,
  toVisitLines,
  type Lines,
} from './analytics.view.ts'
import { readAnswerTimes } from './answer-times.service.ts'
import { readFigures } from './figures.service.ts'
import { readListingHistory } from './listing-history.service.ts'
import { readRevenue } from './revenue.service.ts'
import { readSearches, readSearchTexts, type SearchCounter } from './searches/searches.service.ts'
import { readTrials } from './trials.service.ts'
import { readVisits } from './visits.service.ts'

type Counter = Pick<SearchCounter, 'flush'>

/** Figures for administrators, over time as JSON and as CSV. */
export function analyticsRoutes(app: FastifyInstance, context: AppContext, counter: Counter): void {
  const { read } = context.store
  route(app, calls.adminFigures, { access: 'admin' }, () => readFigures(read, context.now()))
  route(app, calls.listingHistory, { access: 'admin' }, ({ query }) => readListingHistory(read, query))
  route(app, calls.answerTimes, { access: 'admin' }, ({ query }) => readAnswerTimes(read, query))
  route(app, calls.visits, { access: 'admin' }, ({ query }) => readVisits(read, query))
  route(app, calls.searches, { access: 'admin' }, ({ query }) => readSearches(read, counter, query))
  route(app, calls.trials, { access: 'admin' }, ({ query }) => readTrials(context, query))
  route(app, calls.revenue, { access: 'admin' }, ({ query }) => readRevenue(read, query))
  csvRoutes(app, context, counter)
}

function csvRoutes(app: FastifyInstance, context: AppContext, counter: Counter): void {
  const { read } = context.store
  const at = <Query>(name: string, query: Query) =>
    ({ path: `/api/admin/analytics/${name}.csv`, query }) as const
  adminFile(app, at('listings', ListingHistoryQuery), async (query, reply) =>
    sendCsv(reply, `listings-by-${query.by}.csv`, toHistoryLines(await readListingHistory(read, query))),
  )
  adminFile(app, at('answer-times', AnswerTimesQuery), async (query, reply) =>
    sendCsv(reply, 'answer-times.csv', toAnswerTimeLines(await readAnswerTimes(read, query))),
  )
  adminFile(app, at('visits', VisitsQuery), async (query, reply) =>
    sendCsv(reply, 'visits.csv', toVisitLines(await readVisits(read, query))),
  )
  adminFile(app, at('searches', SearchesQuery), async (query, reply) =>
    sendCsv(reply, 'searches.csv', toSearchLines(await readSearches(read, counter, query))),
  )
  adminFile(app, at('search-texts', SearchesQuery), async (query, reply) =>
    sendCsv(reply, 'search-texts.csv', toSearchTextLines(await readSearchTexts(read, counter, query))),
  )
  adminFile(app, at('trials', TrialsQuery), async (query, reply) =>
    sendCsv(reply, 'trials.csv', toTrialLines(await readTrials(context, query))),
  )
  adminFile(app, at('revenue', RevenueQuery), async (query, reply) =>
    sendCsv(reply, 'revenue.csv', toRevenueLines(await readRevenue(read, query))),
  )
}

const sendCsv = (reply: FastifyReply, name: string, lines: Lines): FastifyReply =>
  reply
    .headers({ ...createAttachmentHeaders(name), 'content-type': 'text/csv; charset=utf-8' })
    // The byte order mark lets spreadsheets read accents.
    .send(`\u{feff}${lines.map(formatCsvLine).join('')}`)
