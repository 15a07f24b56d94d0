import type { Call } from '@portal/domain/contract'
import type { ResponseBody } from './call.ts'

/** The body of an error response; a conflict adds what is stored now. */
export type ApiProblem = Readonly<Record<string, unknown>> & {
  /** A sentence for people. */
  readonly message: string
  /** Messages by field name. */
  readonly fields: Readonly<Record<string, string>>
}

/** Why a call failed. Plain data, since it is stored in Redux and dehydrated with the page. */
export interface ApiError {
  /** The HTTP status, or 0 without a response. */
  status: number
  /** The status, a colon and the body (or the status text if that is empty). */
  message: string
  /** The parsed body; null if it is not the API's. */
  problem: ApiProblem | null
  /** Seconds until a retry, if the API sent Retry-After. */
  retryAfter: number | null
}

const UNREACHABLE = 'The portal could not be reached. Check your connection and try again.'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseProblem(text: string): ApiProblem | null {
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value) || typeof value.message !== 'string') return null
    const fields = isRecord(value.fields) ? Object.entries(value.fields) : []
    const texts = fields.filter((field): field is [string, string] => typeof field[1] === 'string')
    return { ...value, message: value.message, fields: Object.fromEntries(texts) }
  } catch {
    return null
  }
}

const parseSeconds = (header: string | null): number | null =>
  header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null

/** The error of a response that is not OK. */
export function toApiError(
  response: Pick<Response, 'status' | 'statusText' | 'headers'>,
  text: string,
): ApiError {
  return {
    status: response.status,
    message: `${response.status}: ${text === '' ? response.statusText : text}`,
    problem: parseProblem(text),
    retryAfter: parseSeconds(response.headers.get('Retry-After')),
  }
}

/** The error of a call without a response. */
export const createNetworkError = (): ApiError => ({
  status: 0,
  message: UNREACHABLE,
  problem: { message: UNREACHABLE, fields: {} },
  retryAfter: null,
})

/** The error of a call that is not sent, because its path is invalid. */
export const createInvalidPathError = (): ApiError => ({
  status: 404,
  message: '404: Not found',
  problem: { message: 'Not found', fields: {} },
  retryAfter: null,
})

export const isApiError = (error: unknown): error is ApiError =>
  isRecord(error) && typeof error.status === 'number' && 'retryAfter' in error

/** The API's messages by field name; none for any other error. */
export const getFieldErrors = (error: unknown): ApiProblem['fields'] =>
  (isApiError(error) ? error.problem?.fields : undefined) ?? {}

/** The body of a call's 409 response; null for any other error. */
export const getConflict = <C extends Call & { responses: { 409: unknown } }>(
  error: unknown,
): ResponseBody<C, 409> | null =>
  isApiError(error) && error.status === 409 ? (error.problem as ResponseBody<C, 409> | null) : null
