export { formatResponse, refuseUnlessUnread, type ClientError, type RawResponse } from './client-errors.ts'
export { createConcurrencyLimit } from './concurrency-limit.ts'
export { limitConnections, limitPipelining, type ConnectionLimitOptions } from './limit-connections.ts'
