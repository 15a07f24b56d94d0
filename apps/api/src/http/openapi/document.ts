import { calls, type Call } from '@portal/domain/contract'
import type { Access } from '../routes/guards.ts'
import { isKeyOfAccount, MIN_LENGTH_WITHOUT_ACCOUNT } from '../routes/idempotency-key.ts'
import type { Navigation } from '../routes/navigation.ts'
import { toParameters, type Parameter } from './parameters.ts'
import { createJsonContent, listRedirectResponses, toResponses } from './responses.ts'
import { collectSchemas } from './schema.ts'

/** A registered route for the document. */
export interface DescribedRoute {
  readonly method: string
  readonly path: string
  readonly access: Access
  readonly call?: Call
  readonly navigation?: Navigation
}

const TAGS: Readonly<Record<Call['tag'], string>> = {
  accounts:
    'Registration, sign-in and the signed-in user. Other addresses: /api/account/export, all ' +
    'that is held about the signed-in person as a ZIP',
  businesses:
    'Listings: lists, profiles, reviews, registration. Other addresses: /api/businesses/feed.xml (RSS)',
  search: 'Full-text search and completions',
  content:
    'News, events, tenders, jobs, courses, resources, pages of text, country guides and industries. Other addresses: ' +
    '/api/{news,events,tenders,jobs}/feed.xml (RSS), /api/events/calendar.ics, /api/events/{slug}/event.ics and ' +
    '/api/{tenders,jobs}/{slug}/closing.ics (iCalendar), ' +
    '/api/resources/{slug}/download and /api/guides/{country}/download',
  newsletter: 'Newsletter: subscribe, confirm, unsubscribe',
  alerts: 'Emails about new entries of a list with its filters',
  messages: 'Messages to businesses, and messages and reports to the administrators',
  saves: 'Saved businesses',
  moderation:
    'Decisions of administrators, and the audit trail. Other addresses: /api/admin/audit.csv and ' +
    '/api/admin/businesses.csv, which take the filters of their lists',
  quotes: 'Website quote requests and their status',
  orders:
    'Orders of plans and websites, their payments and refunds, credit, exchange rates. Other addresses: ' +
    '/api/admin/payments.csv, payments, refunds and changes of credit in a span of days, for bookkeeping',
  statistics:
    'Live figures. Other addresses: /api/admin/analytics/{listings,answer-times,visits}.csv, the same figures as CSV',
  users: 'Accounts as administrators see and change them',
  health: 'For whoever runs the portal',
}

export function createOpenApiDocument(routes: readonly DescribedRoute[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: createOperation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pacific Business Portal',
      version,
      description:
        'The directory of businesses in the Solomon Islands, Fiji, Papua New Guinea, New Caledonia and Vanuatu. ' +
        'Every refusal is a Problem: a sentence, and what to fix by field. Instants are ISO 8601 in UTC.',
    },
    servers: [{ url: '/', description: 'Where this page came from' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: collectSchemas(paths),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'sid',
          description: 'Set by registering and signing in; `__Host-sid` over https',
        },
      },
    },
  }
}

function createOperation({ access, call, navigation }: DescribedRoute) {
  if (navigation) return createNavigationOperation(navigation)
  if (!call) throw new Error('A route is described by neither a call nor a navigation')
  return {
    operationId: getCallName(call),
    summary: call.summary,
    tags: [call.tag],
    security: getSecurity(access),
    parameters: [
      ...toParameters(getCallName(call), call.params, 'path'),
      ...toParameters(getCallName(call), call.query, 'query'),
      ...(isRepeatable(call) ? [describeIdempotencyKey(access)] : []),
    ],
    ...(call.body && { requestBody: { required: true, content: createJsonContent(call.body) } }),
    responses: toResponses(call),
  }
}

const REPEATABLE: readonly Call[] = [
  calls.resubmitBusiness,
  calls.decide,
  calls.decideItem,
  calls.approveItems,
  calls.takeDownReview,
]

/** Calls that create, replace or decide. Accounts are unique by address anyway. */
const isRepeatable = (call: Call): boolean =>
  REPEATABLE.includes(call) || (call.method === 'POST' && 201 in call.responses && call.tag !== 'accounts')

const describeIdempotencyKey = (access: Access): Parameter => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeat under the same key within 60 days gets the same response and changes nothing',
  schema: {
    type: 'string',
    minLength: isKeyOfAccount(access) ? 1 : MIN_LENGTH_WITHOUT_ACCOUNT,
    maxLength: 200,
  },
})

function createNavigationOperation({ name, summary, query }: Navigation) {
  return {
    operationId: name,
    summary,
    description: 'A browser navigation, not a data call',
    tags: ['accounts' satisfies Call['tag']],
    security: getSecurity('visitor'),
    parameters: toParameters(name, query, 'query'),
    responses: listRedirectResponses(),
  }
}

function getSecurity(access: Access) {
  if (access === 'public') return []
  return access === 'visitor' ? [{}, { session: [] }] : [{ session: [] }]
}

const getCallName = (call: Call): string =>
  Object.entries<Call>(calls).find(([, candidate]) => candidate === call)?.[0] ??
  `${call.method} ${call.path}`
