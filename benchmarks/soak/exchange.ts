/** Request groups of the report. */
export type Group = 'views' | 'calls' | 'searches' | 'own' | 'submissions'

/** One request and its outcome. */
export interface Exchange {
  group: Group
  what: string
  /** When it was sent, in milliseconds since the soak started. */
  at: number
  /** Milliseconds until the response was complete. */
  ms: number
  /** The status, or "cut" if the connection was refused or broke off. */
  outcome: number | 'cut'
  /** What is wrong with the response; null if nothing is. */
  fault: string | null
}

/** Seconds of a `Retry-After` header; null without one. */
export function parseRetryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after')
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}

/** What is wrong with a response's status, given the expected ones; null if nothing is. */
export function findStatusFault(
  status: number,
  expected: readonly number[],
  headers: Headers,
): string | null {
  if (expected.includes(status)) return null
  if (status !== 503 && status !== 429) return `unexpected status ${status}`
  return parseRetryAfter(headers) === null ? `${status} without Retry-After` : null
}
