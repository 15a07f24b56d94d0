/** A response that has gone out. */
export interface RecordedResponse {
  readonly method: string
  /** The pattern of the route, never the path; empty without a route. */
  readonly route: string
  readonly status: number
  /** Seconds since the request arrived. */
  readonly seconds: number
}
