/** A submission without an account, as passed by its route. */
export interface PublicSubmission<Input> {
  readonly input: Input
  /** The Idempotency-Key; null without one. */
  readonly idempotencyKey: string | null
  /**
   * Runs the work that stores the input, unless a limit of its sender is used up. A repeat stores nothing and does not
   * count.
   */
  readonly withLimit: <Result>(store: () => Promise<Result>) => Promise<Result>
}
