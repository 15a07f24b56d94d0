/** Bytes that the body of a call may have. */
export const SMALL_BODY = 64 * 1024

/** Bytes that the body of a call which takes photos may have. */
export const LARGE_BODY = 30 * 1024 * 1024

/** A call by its method and its path, as the contract writes it or as it is asked for, without parameters. */
interface Called {
  readonly method: string
  readonly path: string
}

const PHOTO_CALLS: readonly (readonly [method: string, path: RegExp])[] = [
  ['POST', /^\/api\/businesses$/],
  ['PUT', /^\/api\/businesses\/[^/]+\/registration$/],
]

/** Whether a call's body carries photos. */
export const takesPhotos = (called: Called): boolean =>
  PHOTO_CALLS.some(([method, path]) => method === called.method && path.test(called.path))

/** How many bytes the body of a call may have. */
export const mostBodyOf = (called: Called): number => (takesPhotos(called) ? LARGE_BODY : SMALL_BODY)
