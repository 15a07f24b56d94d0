import { calls, Problem, type Call } from '@portal/domain/contract'
import type { Access } from '../guards.ts'
import type { Navigation } from '../navigation.ts'
import { hasEntry, parametersOf, type Parameter } from './parameters.ts'
import { openApiSchema, openApiShapes } from './schema.ts'
import type * as v from 'valibot'

/** A registered route, as far as the document tells about it. */
export interface Described {
  readonly method: string
  readonly path: string
  readonly access: Access
  readonly call?: Call
  readonly navigation?: Navigation
}

const TAGS: Readonly<Record<Call['tag'], string>> = {
  accounts: 'Registration, sign-in and the signed-in person',
  businesses: 'Listings: lists, profiles, reviews, registration',
  search: 'Full-text search and completions',
  content: 'News, events and industries',
  moderation: 'Decisions of administrators',
  statistics: 'Live figures',
  health: 'For whoever runs the portal',
}

const STATUS_TEXT: Readonly<Record<number, string>> = {
  200: 'As asked',
  201: 'Created',
  303: 'Leads to another address',
  400: 'Malformed or invalid',
  401: 'Signed out',
  403: 'Not allowed',
  404: 'Not there, or not yours to see',
  408: 'The body took too long to arrive',
  409: 'The state has moved on',
  413: 'Too large',
  415: 'Not JSON',
  429: 'Too many requests',
  500: 'Unexpected trouble on our side',
  503: 'Not now, but again after a moment',
  507: 'No space left to save it',
}

/** What the server itself may answer to any call, and to any call with a body. */
const OF_THE_SERVER = [500, 503]
const WITH_A_BODY = [400, 403, 408, 413, 415, 507]
const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } },
}

export function openApiDocument(routes: readonly Described[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.0.3',
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
      schemas: openApiShapes(paths),
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

function operation({ access, call, navigation }: Described) {
  if (navigation) return navigationOperation(navigation)
  if (!call) throw new Error('A route is described by neither a call nor a navigation')
  return {
    operationId: nameOf(call),
    summary: call.summary,
    tags: [call.tag],
    security: securityOf(access),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...(call.method === 'POST' && access === 'user' ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(call.body && { requestBody: { required: true, content: json(call.body) } }),
    responses: responsesOf(call),
  }
}

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeat under the same key within 24 hours gets the same answer and creates nothing',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

function navigationOperation({ name, summary, query }: Navigation) {
  return {
    operationId: name,
    summary,
    description: 'Opened by the browser’s address bar; not a data call',
    tags: ['accounts' satisfies Call['tag']],
    security: securityOf('visitor'),
    parameters: parametersOf(query, 'query'),
    responses: {
      303: { description: STATUS_TEXT[303], headers: { Location: { schema: { type: 'string' } } } },
      ...Object.fromEntries(
        [400, 429, ...OF_THE_SERVER].map((status) => [status, response(status, Problem)]),
      ),
    },
  }
}

function securityOf(access: Access) {
  if (access === 'public') return []
  return access === 'visitor' ? [{}, { session: [] }] : [{ session: [] }]
}

const nameOf = (call: Call): string =>
  Object.entries<Call>(calls).find(([, candidate]) => candidate === call)?.[0] ??
  `${call.method} ${call.path}`

function responsesOf(call: Call) {
  const byServer = [...OF_THE_SERVER, ...(call.body ? WITH_A_BODY : [])].map(
    (status) => [status, Problem] as const,
  )
  const answers: Readonly<Record<number, v.GenericSchema>> = {
    ...Object.fromEntries(byServer),
    ...call.answers,
  }
  return Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [
      status,
      { ...response(Number(status), schema), ...(isPage(call, Number(status)) && { headers: PAGE_HEADERS }) },
    ]),
  )
}

const response = (status: number, schema: v.GenericSchema) => ({
  description: STATUS_TEXT[status] ?? String(status),
  ...((status === 429 || status === 503) && { headers: RETRY_AFTER }),
  content: json(schema),
})

const json = (schema: v.GenericSchema) => ({ 'application/json': { schema: openApiSchema(schema) } })

const isPage = (call: Call, status: number) =>
  status === 200 && hasEntry(call.query, 'limit') && call.answers[200]?.type === 'array'

const PAGE_HEADERS = {
  'X-Total-Count': { description: 'How many match in all', schema: { type: 'integer', minimum: 0 } },
  Link: { description: 'The next page, as rel="next"', schema: { type: 'string' } },
}
