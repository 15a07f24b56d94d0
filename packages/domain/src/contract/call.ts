import type * as v from 'valibot'
import { Problem } from './shared.ts'

type Schema = v.GenericSchema
type Refusal = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503

/** One HTTP call: where it is, what it takes and what it answers, status by status. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Fastify's notation: `/api/businesses/:id/reviews`. */
  readonly path: `/api/${string}`
  readonly summary: string
  readonly tag:
    | 'accounts'
    | 'businesses'
    | 'search'
    | 'content'
    | 'newsletter'
    | 'messages'
    | 'moderation'
    | 'quotes'
    | 'statistics'
    | 'health'
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** Answers by status; every refusal is a Problem. */
  readonly answers: Readonly<Record<number, Schema>>
}

/** A call as written; its literal types are kept, so that both apps can take request and answer types from it. */
export const call = <const C extends Call>(definition: C): C => definition

/** The refusals of a call, each answered as a Problem. */
export const errorResponses = <const Statuses extends readonly Refusal[]>(...statuses: Statuses) =>
  Object.fromEntries(statuses.map((status) => [status, Problem])) as Record<Statuses[number], typeof Problem>
