import type { Problem } from '@portal/domain/contract'

/** Why a call did not succeed. Plain data, since it is kept in the store and travels with the page. */
export interface ApiError {
  /** The HTTP status, or 0 when no answer came. */
  status: number
  /** The status, a colon and the answer's text (or the status text when that is empty). */
  message: string
  /** The API's own sentence for people, when it gave one. */
  sentence: string | null
  /** Messages by the name of the field that was sent. */
  fields: Readonly<Record<string, string>>
  /** Whole seconds to wait before the next try, when the API said so. */
  retryAfter: number | null
}

const UNREACHABLE = 'The portal could not be reached. Check your connection and try again.'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseProblem(text: string): Problem | null {
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value) || typeof value.message !== 'string') return null
    const fields = isRecord(value.fields) ? Object.entries(value.fields) : []
    const texts = fields.filter((field): field is [string, string] => typeof field[1] === 'string')
    return { message: value.message, fields: Object.fromEntries(texts) }
  } catch {
    return null
  }
}

const parseSeconds = (header: string | null): number | null =>
  header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null

/** The error of an answer that is not OK. */
export function toApiError(
  response: Pick<Response, 'status' | 'statusText' | 'headers'>,
  text: string,
): ApiError {
  const problem = parseProblem(text)
  return {
    status: response.status,
    message: `${response.status}: ${text === '' ? response.statusText : text}`,
    sentence: problem?.message ?? null,
    fields: problem?.fields ?? {},
    retryAfter: parseSeconds(response.headers.get('Retry-After')),
  }
}

/** The error of a call that got no answer at all. */
export const createNetworkError = (): ApiError => ({
  status: 0,
  message: UNREACHABLE,
  sentence: UNREACHABLE,
  fields: {},
  retryAfter: null,
})

/** The error of a call that is not made, since its path would name nothing. */
export const createNoPathError = (): ApiError => ({
  status: 404,
  message: '404: Not found',
  sentence: 'Not found',
  fields: {},
  retryAfter: null,
})

export const isApiError = (error: unknown): error is ApiError =>
  isRecord(error) && typeof error.status === 'number' && 'retryAfter' in error
