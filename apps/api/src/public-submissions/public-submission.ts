/** Something sent in without an account, as its route hands it over. */
export interface PublicSubmission<Input> {
  readonly input: Input
  /** The Idempotency-Key; null when the sender gave none. */
  readonly idempotencyKey: string | null
  /** Runs what stores the input, unless a limit of its sender is used up. A repeat stores nothing and counts for none. */
  readonly limited: <Answer>(store: () => Promise<Answer>) => Promise<Answer>
}
