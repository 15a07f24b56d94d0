import * as v from 'valibot'
import { call } from './call.ts'

const Healthy = v.object({ status: v.literal('ok') })
const Unready = v.object({ message: v.string() })

/** For the watchdog: 200 as long as the process runs. */
export const live = call({
  method: 'GET',
  path: '/api/health/live',
  summary: 'The process runs',
  tag: 'health',
  answers: { 200: Healthy },
})

/** For the load balancer: 503 with the reason while the database does not answer or the process stops. */
export const ready = call({
  method: 'GET',
  path: '/api/health/ready',
  summary: 'The database answers and its migrations are in place',
  tag: 'health',
  answers: { 200: Healthy, 503: Unready },
})
