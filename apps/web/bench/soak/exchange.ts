/** Groups of requests that the table tells apart. */
export type Group = 'views' | 'calls' | 'searches' | 'own' | 'submissions'

/** One request and what came of it. */
export interface Exchange {
  group: Group
  what: string
  /** Milliseconds from the soak's beginning to the request. */
  at: number
  /** Milliseconds until the whole answer was there. */
  ms: number
  /** The status, or "cut" where the connection was refused or broke off. */
  outcome: number | 'cut'
  /** What of the answer is not as it should be; null where all is well. */
  fault: string | null
}

/** Seconds of a `Retry-After`, or null where the answer names none. */
export function retryAfterOf(headers: Headers): number | null {
  const text = headers.get('retry-after')
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}

/** What is wrong with an answer's status, given those that the request may have; null where nothing is. */
export function faultOf(status: number, expected: readonly number[], headers: Headers): string | null {
  if (expected.includes(status)) return null
  if (status !== 503 && status !== 429) return `unexpected status ${status}`
  return retryAfterOf(headers) === null ? `${status} without Retry-After` : null
}
