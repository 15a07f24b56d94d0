/** Characters that stand in a header, in a log and in JSON as they are; long enough for a UUID or what proxies make. */
const REQUEST_ID = /^[\w.-]{1,64}$/

/** Whether what came in `X-Request-Id` can be taken over as the id of a request: at most 64 safe characters. */
export const isRequestId = (value: unknown): value is string =>
  typeof value === 'string' && REQUEST_ID.test(value)

/** Makes ids of a beginning, which is drawn once per process, and a number per request. */
export function createRequestIds(beginning: string): () => string {
  let number = 0
  return () => `${beginning}-${(number += 1).toString(36)}`
}
