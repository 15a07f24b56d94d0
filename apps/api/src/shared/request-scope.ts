import { AsyncLocalStorage } from 'node:async_hooks'

/** What every line of the log tells of the request that it is written for. */
export interface RequestFields {
  readonly reqId: string
  /** Of its trace; the name is the one that tools for logs know. */
  readonly trace_id?: string
}

const scope = new AsyncLocalStorage<RequestFields>()

/** The id of the request that the running code works for; undefined in jobs, commands and at the start. */
export const currentRequestId = (): string | undefined => scope.getStore()?.reqId

/** What the log tells of the request that the running code works for; nothing outside of requests. */
export const currentRequestFields = (): RequestFields | undefined => scope.getStore()

/** Runs work, and all that it begins, for a request. */
export const runForRequest = <Result>(fields: RequestFields, work: () => Result): Result =>
  scope.run(fields, work)
