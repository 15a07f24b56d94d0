import { calls, type Call } from '@portal/domain/contract'
import type { Access } from '../routes/guards.ts'
import { MIN_LENGTH_WITHOUT_ACCOUNT } from '../routes/idempotency-key.ts'
import type { Navigation } from '../routes/navigation.ts'
import { toParameters, type Parameter } from './parameters.ts'
import { jsonContent, redirectResponses, toResponses } from './responses.ts'
import { collectSchemas } from './schema.ts'

/** A registered route, as the document describes it. */
export interface DescribedRoute {
  readonly method: string
  readonly path: string
  readonly access: Access
  readonly call?: Call
  readonly navigation?: Navigation
}

const TAGS: Readonly<Record<Call['tag'], string>> = {
  accounts: 'Registration, sign-in, the signed-in person, and whose an address is',
  businesses: 'Listings: lists, profiles, reviews, registration',
  search: 'Full-text search and completions',
  content:
    'News, events, tenders, jobs, courses, resources, pages of text, country guides and industries. Beside the calls: ' +
    '/api/{news,tenders,jobs}/feed.xml (RSS), /api/events/calendar.ics and /api/events/{slug}/event.ics (iCalendar), ' +
    '/api/resources/{slug}/download and /api/guides/{country}/download',
  newsletter: 'Asking for the newsletter, confirming it, leaving it',
  messages: 'Messages and reports to the administrators',
  moderation: 'Decisions of administrators',
  quotes: 'Requests for websites, and what became of them',
  statistics: 'Live figures',
  health: 'For whoever runs the portal',
}

export function createOpenApiDocument(routes: readonly DescribedRoute[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pacific Business Portal',
      version,
      description:
        'The directory of businesses in the Solomon Islands, Fiji, Papua New Guinea, New Caledonia and Vanuatu. ' +
        'Every refusal is a Problem: a sentence, and what to mend by field. Instants are ISO 8601 in UTC.',
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

function operation({ access, call, navigation }: DescribedRoute) {
  if (navigation) return navigationOperation(navigation)
  if (!call) throw new Error('A route is described by neither a call nor a navigation')
  return {
    operationId: getCallName(call),
    summary: call.summary,
    tags: [call.tag],
    security: getSecurity(access),
    parameters: [
      ...toParameters(getCallName(call), call.params, 'path'),
      ...toParameters(getCallName(call), call.query, 'query'),
      ...(isRepeatable(call) ? [idempotencyKey(access)] : []),
    ],
    ...(call.body && { requestBody: { required: true, content: jsonContent(call.body) } }),
    responses: toResponses(call),
  }
}

/** Calls that create or replace; accounts are unique by address anyway. */
const isRepeatable = ({ method, answers, tag }: Call): boolean =>
  method === 'PUT' || (method === 'POST' && 201 in answers && tag !== 'accounts')

const idempotencyKey = (access: Access): Parameter => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeat under the same key within 60 days gets the same answer and changes nothing',
  schema: { type: 'string', minLength: access === 'public' ? MIN_LENGTH_WITHOUT_ACCOUNT : 1, maxLength: 200 },
})

function navigationOperation({ name, summary, query }: Navigation) {
  return {
    operationId: name,
    summary,
    description: 'Opened by the browser’s address bar; not a data call',
    tags: ['accounts' satisfies Call['tag']],
    security: getSecurity('visitor'),
    parameters: toParameters(name, query, 'query'),
    responses: redirectResponses(),
  }
}

function getSecurity(access: Access) {
  if (access === 'public') return []
  return access === 'visitor' ? [{}, { session: [] }] : [{ session: [] }]
}

const getCallName = (call: Call): string =>
  Object.entries<Call>(calls).find(([, candidate]) => candidate === call)?.[0] ??
  `${call.method} ${call.path}`
