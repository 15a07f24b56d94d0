import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseRetryAfter } from './exchange.ts'
import type { SoakResponse, RequestSpec, Client } from './client.ts'
import type { Visitor } from './visitors.ts'

/** Where a submission is stored. */
export type Store = 'inquiries' | 'queue' | 'quotes' | 'listings'

/** A submission's content; its mark occurs nowhere else. */
export interface Draft {
  store: Store
  path: string
  mark: string
  body: Readonly<Record<string, unknown>>
}

export interface Submission extends Draft {
  sender: Visitor
  tries: number
  /** The reference of the first acknowledgement; null before it. */
  reference: string | null
  /** Set if a repeat with the same key returned another reference. */
  otherReference: string | null
}

/** Every fifth is sent again after its acknowledgement, like a double click. */
const REPEAT_EVERY = 5
const AFTER_CUT_SECONDS = 1
const MAX_TRIES = 60

/** Sends submissions, each with one Idempotency-Key until it is acknowledged, and records the results. */
export class Submissions {
  readonly all: Submission[] = []
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  async send(sender: Visitor, draft: Draft): Promise<void> {
    const submission: Submission = { ...draft, sender, tries: 0, reference: null, otherReference: null }
    this.all.push(submission)
    const request: RequestSpec = {
      group: 'submissions',
      what: `POST ${draft.path}`,
      path: draft.path,
      method: 'POST',
      headers: { 'idempotency-key': randomUUID() },
      body: draft.body,
      expected: [201],
    }
    const repeats = this.all.length % REPEAT_EVERY === 0
    submission.reference = await this.#sendUntilAccepted(submission, request)
    if (!repeats || submission.reference === null) return
    const again = await this.#sendUntilAccepted(submission, request)
    if (again !== submission.reference) submission.otherReference = again
  }

  /** The reference of the acknowledgement, or null if it was rejected for good. */
  async #sendUntilAccepted(submission: Submission, request: RequestSpec): Promise<string | null> {
    while (submission.tries < MAX_TRIES) {
      submission.tries += 1
      const response = await this.#client.sendOnce(submission.sender, request)
      if (response?.status === 201) return (JSON.parse(response.text) as { reference: string }).reference
      const seconds = getRetryDelay(response)
      if (seconds === null) return null
      await sleep(seconds * 1000)
    }
    return null
  }
}

/** Seconds until a retry; null if a retry is pointless. */
function getRetryDelay(response: SoakResponse | null): number | null {
  if (!response) return AFTER_CUT_SECONDS
  const isForNow = response.status === 503 || response.status === 429
  return isForNow ? parseRetryAfter(response.headers) : null
}
