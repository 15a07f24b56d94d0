import type { FastifyReply, FastifyRequest } from 'fastify'
import { toSafeReturnPath } from '@portal/domain/shared'
import { ERROR_PAGE_POLICY, renderErrorPage } from './error-page.ts'
import { FILE_POLICY } from './security-headers.ts'
import { closesConnection, sendAndClose } from './unread-body.ts'

/** Why this server refuses a request. */
export interface Refusal {
  status: number
  title: string
  message: string
  /** Seconds until a retry. */
  retryAfter?: number
  allow?: string
}

export const BAD_ADDRESS = {
  status: 400,
  title: 'This address can’t be read',
  message: 'Please check the address for missing or extra characters, or start from the home page.',
} as const satisfies Refusal

export const URI_TOO_LONG = {
  status: 414,
  title: 'This address is too long',
  message: 'Please shorten the address, or start from the home page.',
} as const satisfies Refusal

export const METHOD_NOT_ALLOWED = {
  status: 405,
  title: 'Nothing can be sent here',
  message: 'This address can only be read. Please start again from the home page.',
  allow: 'GET, HEAD',
} as const satisfies Refusal

export const BODY_NOT_ALLOWED = {
  status: 400,
  title: 'This request can’t be read',
  message: 'A request that only reads can’t have a body. Please send it without one.',
} as const satisfies Refusal

export const BODY_TOO_LARGE = {
  status: 413,
  title: 'That is too large',
  message: 'This is more than we can take at once. Please send fewer or smaller files.',
} as const satisfies Refusal

export const API_UNAVAILABLE = {
  status: 503,
  title: 'The portal is not answering',
  message: 'The portal is not answering right now. Please try again in a few seconds.',
  retryAfter: 5,
} as const satisfies Refusal

export const TOO_MANY_RENDERS = {
  status: 429,
  title: 'Too many requests',
  message:
    'Many pages were opened from your network in a short time. Please wait a few minutes and try again.',
} as const satisfies Refusal

export const TOO_MANY_PENDING = {
  status: 429,
  title: 'Too many requests at once',
  message: 'Your network has too many requests under way here. Please try again in a few seconds.',
  retryAfter: 5,
} as const satisfies Refusal

export const REQUEST_TIMEOUT = {
  status: 408,
  title: 'The request took too long',
  message: 'The request took too long to arrive.',
} as const satisfies Refusal

export const OVERLOADED = {
  status: 503,
  title: 'The portal is very busy',
  message: 'The portal is very busy. Please try again in a few seconds.',
  retryAfter: 5,
} as const satisfies Refusal

export const NOT_FOUND = {
  status: 404,
  title: 'There is nothing here',
  message: 'There is nothing at this address. Please check it, or start from the home page.',
} as const satisfies Refusal

export const INTERNAL_ERROR = {
  status: 500,
  title: 'Something went wrong',
  message: 'We couldn’t load this. Please try again. If it happens again, start from the home page.',
} as const satisfies Refusal

export const BAD_REQUEST = {
  status: 400,
  title: 'This request can’t be read',
  message: 'The request is malformed. Please try again, or start from the home page.',
} as const satisfies Refusal

/** Calls get JSON like from the API, anything else a page. */
export const isCall = (url: string): boolean => /^\/(api|media)(?![^/?])/.test(url)

/** The JSON error for a call, in the API's shape. */
export const toJsonMessage = ({ message }: Refusal): string => JSON.stringify({ message })

export type Refuse = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => FastifyReply

/** Sends a refusal as a page or as `{ message }`, with all headers, without waiting for a body. */
export const createRefuse =
  (headers: Readonly<Record<string, string>>): Refuse =>
  (request, reply, refusal) => {
    const { status, retryAfter, allow } = refusal
    const isForCall = isCall(request.url)
    void reply.code(status).headers({
      ...headers,
      'Content-Security-Policy': isForCall ? FILE_POLICY : ERROR_PAGE_POLICY,
      'Cache-Control': 'no-store',
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
      ...(allow !== undefined && { Allow: allow }),
    })
    void reply.type(isForCall ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8')
    const body = isForCall ? toJsonMessage(refusal) : renderErrorPage(getPage(refusal, request.url))
    return closesConnection(request, reply) ? sendAndClose(request, reply, body) : reply.send(body)
  }

/** A retry makes sense for server errors. */
const getPage = ({ status, title, message }: Refusal, url: string) => ({
  title,
  message,
  ...(status >= 500 && { retry: toSafeReturnPath(url) }),
})
