import type * as v from 'valibot'
import { Problem } from './shared.ts'

type Schema = v.GenericSchema
type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503

/** An HTTP call: its method and path, its input, and its responses by status. */
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
    | 'alerts'
    | 'messages'
    | 'moderation'
    | 'orders'
    | 'quotes'
    | 'saves'
    | 'statistics'
    | 'users'
    | 'health'
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** Every error is a Problem. */
  readonly responses: Readonly<Record<number, Schema>>
}

/** Defines a call and keeps its literal types, from which both apps derive the types of requests and responses. */
export const defineCall = <const C extends Call>(definition: C): C => definition

/** The error responses of a call, each a Problem. */
export const errorResponses = <const Statuses extends readonly ErrorStatus[]>(...statuses: Statuses) =>
  Object.fromEntries(statuses.map((status) => [status, Problem])) as Record<Statuses[number], typeof Problem>
