/** A response that has gone out. */
export interface RecordedResponse {
  readonly method: string
  /** The pattern of the route, never the path; empty where there is none. */
  readonly route: string
  readonly status: number
  /** Since the request came. */
  readonly seconds: number
}
