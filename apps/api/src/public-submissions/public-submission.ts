/** What somebody without an account sends in. */
export interface PublicSubmission<Input> {
  readonly input: Input
  /** The Idempotency-Key, null when the sender gave none. */
  readonly key: string | null
  /** Runs what stores it, unless too much came from there: a repeat stores nothing. */
  readonly limited: <Answer>(create: () => Promise<Answer>) => Promise<Answer>
}
