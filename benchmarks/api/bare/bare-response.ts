export interface BareResponse {
  readonly status: number
  /** Long bodies are read as bytes, which then need not be turned into a text and back. */
  readonly json: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
}
