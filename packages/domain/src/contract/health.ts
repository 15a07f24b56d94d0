import * as v from 'valibot'
import { call } from './call.ts'

const Healthy = v.object({ status: v.literal('ok') })
const Ready = v.object({
  ...Healthy.entries,
  /** The disk of database and photos; low: less than a tenth is free. */
  disk: v.object({ freeBytes: v.number(), totalBytes: v.number(), isLow: v.boolean() }),
})
const Unready = v.object({ message: v.string() })

/** Liveness probe: 200 as long as the process runs. */
export const live = call({
  method: 'GET',
  path: '/api/health/live',
  summary: 'The process is running',
  tag: 'health',
  answers: { 200: Healthy },
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
  answers: { 200: Ready, 503: Unready },
})
