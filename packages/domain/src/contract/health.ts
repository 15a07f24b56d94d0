import * as v from 'valibot'
import { call } from './call.ts'

const Healthy = v.object({ status: v.literal('ok') })
const Ready = v.object({
  ...Healthy.entries,
  /** Ahead: more than a day after it was last known to be right. Emails and deletions that time causes wait. */
  clock: v.object({ isAhead: v.boolean() }),
  /** The disk of database and photos; low: less than a tenth is free. */
  disk: v.object({ freeBytes: v.number(), totalBytes: v.number(), isLow: v.boolean() }),
  /** Whether the files of photos can be read. Without them the portal still serves all the rest, so it stays ready. */
  photos: v.object({ isReadable: v.boolean() }),
})
const Unready = v.object({ message: v.string() })

/** Liveness probe: 200 as long as the process runs. */
export const live = call({
  method: 'GET',
  path: '/api/health/live',
  summary: 'The process is running',
  tag: 'health',
  responses: { 200: Healthy },
})

/**
 * For proxies that choose where to send requests: 503 as soon as the process is asked to stop. It asks neither the database nor
 * the disk: while they are away, answers that are kept still go out.
 */
export const serving = call({
  method: 'GET',
  path: '/api/health/serving',
  summary: 'The process takes requests and was not asked to stop',
  tag: 'health',
  responses: { 200: Healthy, 503: Unready },
})

/**
 * Readiness probe: 503 with the reason while the database does not answer, the disk is not writable or the process is
 * stopping.
 */
export const ready = call({
  method: 'GET',
  path: '/api/health/ready',
  summary: 'The database answers, its migrations have run and the disk is writable',
  tag: 'health',
  responses: { 200: Ready, 503: Unready },
})
