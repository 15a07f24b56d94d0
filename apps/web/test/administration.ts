import { calls, type QueueCounts } from '@portal/domain/contract'
import type { RequestHandler } from 'msw'
import { someFigures } from './analytics.ts'
import { aUser } from './factories.ts'
import { renderApp } from './render-app.tsx'
import { respondWith } from './server.ts'

const NOTHING_WAITS: QueueCounts = {
  businesses: 0,
  edits: 0,
  reviews: 0,
  reports: 0,
  events: 0,
  tenders: 0,
  jobs: 0,
  inquiries: 0,
}

/** Handlers for the calls of the administration's frame; nothing waits by default. */
export const adminHandlers = (waiting: Partial<QueueCounts> = {}): RequestHandler[] => [
  respondWith(calls.adminFigures, 200, someFigures()),
  respondWith(calls.countQueue, 200, { ...NOTHING_WAITS, ...waiting }),
  respondWith(calls.listQuoteRequests, 200, []),
  respondWith(calls.listAdminOrders, 200, []),
]

export const openAdministration = (path: string, { now }: { now?: number } = {}) =>
  renderApp(path, { user: aUser({ firstName: 'Ruth', isAdmin: true }), ...(now !== undefined && { now }) })
