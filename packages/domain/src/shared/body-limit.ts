/** The largest body of a call without photos, in bytes. */
export const DEFAULT_BODY_LIMIT = 64 * 1024

/** The largest body of a call with photos, in bytes. */
export const PHOTO_BODY_LIMIT = 30 * 1024 * 1024

/** A call by its method and path: the contract's path template, or that of a request without its query. */
interface Endpoint {
  readonly method: string
  readonly path: string
}

const PHOTO_CALLS: readonly (readonly [method: string, path: RegExp])[] = [
  ['POST', /^\/api\/businesses$/],
  ['PUT', /^\/api\/businesses\/[^/]+\/registration$/],
  ['PUT', /^\/api\/account\/picture$/],
  ['POST', /^\/api\/businesses\/[^/]+\/photos$/],
  ['POST', /^\/api\/admin\/content\/pictures$/],
  ['POST', /^\/api\/orders\/[^/]+\/proofs$/],
]

/** Whether a call's body carries photos. */
export const isPhotoRoute = (endpoint: Endpoint): boolean =>
  PHOTO_CALLS.some(([method, path]) => method === endpoint.method && path.test(endpoint.path))

/** The largest body of a call, in bytes. */
export const getBodyLimit = (endpoint: Endpoint): number =>
  isPhotoRoute(endpoint) ? PHOTO_BODY_LIMIT : DEFAULT_BODY_LIMIT
