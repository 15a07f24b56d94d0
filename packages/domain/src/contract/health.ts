import * as v from 'valibot'
import { defineCall } from './call.ts'

const Healthy = v.object({ status: v.literal('ok') })
const Ready = v.object({
  ...Healthy.entries,
  /** `ahead`: more than a day after the last trusted time, which pauses time-driven emails and deletions. */
  clock: v.object({ isAhead: v.boolean() }),
  /** The disk of database and photos; `low`: less than a tenth is free. */
  disk: v.object({ freeBytes: v.number(), totalBytes: v.number(), isLow: v.boolean() }),
  /** Whether photo files can be read. Without them everything else still works, so the portal stays ready. */
  photos: v.object({ isReadable: v.boolean() }),
})
const Unready = v.object({ message: v.string() })

/** Liveness probe: 200 as long as the process runs. */
export const live = defineCall({
  method: 'GET',
  path: '/api/health/live',
  summary: 'The process is running',
  tag: 'health',
  responses: { 200: Healthy },
})

/**
 * For load balancers: 503 as soon as the process is told to stop. It checks neither the database nor the disk, since cached
 * responses are served without them.
 */
export const serving = defineCall({
  method: 'GET',
  path: '/api/health/serving',
  summary: 'The process takes requests and was not asked to stop',
  tag: 'health',
  responses: { 200: Healthy, 503: Unready },
})

/**
 * Readiness probe: 503 with the reason while the database does not respond, the disk is not writable or the process is
 * stopping.
 */
export const ready = defineCall({
  method: 'GET',
  path: '/api/health/ready',
  summary: 'The database answers, its migrations have run and the disk is writable',
  tag: 'health',
  responses: { 200: Ready, 503: Unready },
})
