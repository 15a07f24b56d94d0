import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { retryAfterOf } from './exchange.ts'
import type { Answer, Ask, Client } from './client.ts'
import type { Visitor } from './visitors.ts'

/** Where a submission is found again. */
export type Store = 'inquiries' | 'queue' | 'quotes' | 'listings'

/** What is sent in, with a name that occurs nowhere else. */
export interface Draft {
  store: Store
  path: string
  mark: string
  body: Readonly<Record<string, unknown>>
}

export interface Submission extends Draft {
  sender: Visitor
  tries: number
  /** The reference of the first answer that took it; null as long as there is none. */
  reference: string | null
  /** Set where a repeat under the same key was answered with another reference. */
  otherReference: string | null
}

/** Every fifth is sent once more after it was taken, as by somebody who presses twice. */
const EVERY_REPEATED = 5
const AFTER_CUT_SECONDS = 1
const TRIES = 60

/** Sends things in, each under one Idempotency-Key until it is taken, and remembers what became of them. */
export class Submissions {
  readonly all: Submission[] = []
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  async send(sender: Visitor, draft: Draft): Promise<void> {
    const submission: Submission = { ...draft, sender, tries: 0, reference: null, otherReference: null }
    this.all.push(submission)
    const ask: Ask = {
      group: 'submissions',
      what: `POST ${draft.path}`,
      path: draft.path,
      method: 'POST',
      headers: { 'idempotency-key': randomUUID() },
      body: draft.body,
      expected: [201],
    }
    const repeats = this.all.length % EVERY_REPEATED === 0
    submission.reference = await this.#untilTaken(submission, ask)
    if (!repeats || submission.reference === null) return
    const again = await this.#untilTaken(submission, ask)
    if (again !== submission.reference) submission.otherReference = again
  }

  /** The reference of the answer that took it, or null where it was refused for good. */
  async #untilTaken(submission: Submission, ask: Ask): Promise<string | null> {
    while (submission.tries < TRIES) {
      submission.tries += 1
      const answer = await this.#client.once(submission.sender, ask)
      if (answer?.status === 201) return (JSON.parse(answer.text) as { reference: string }).reference
      const seconds = waitAfter(answer)
      if (seconds === null) return null
      await sleep(seconds * 1000)
    }
    return null
  }
}

/** Seconds until another try makes sense; null where none does. */
function waitAfter(answer: Answer | null): number | null {
  if (!answer) return AFTER_CUT_SECONDS
  const isForNow = answer.status === 503 || answer.status === 429
  return isForNow ? retryAfterOf(answer.headers) : null
}
