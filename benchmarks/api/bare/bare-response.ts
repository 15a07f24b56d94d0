export interface BareResponse {
  readonly status: number
  /** Long bodies are bytes, to avoid decoding and encoding them. */
  readonly json: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
}
