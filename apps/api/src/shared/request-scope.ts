import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<string>()

/** The id of the request that the running code works for; undefined in jobs, commands and at the start. */
export const currentRequestId = (): string | undefined => scope.getStore()

/** Runs work, and all that it begins, for a request. */
export const runForRequest = <Result>(id: string, work: () => Result): Result => scope.run(id, work)
