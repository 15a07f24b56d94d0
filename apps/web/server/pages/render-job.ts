import type { RequestScope } from '@portal/server/requests'
import type { ApiCall } from '../metrics/metrics.ts'
import type { PageJob, PageResult } from './page-renderer.ts'

/** A job for a render thread. */
export interface JobMessage {
  readonly job: PageJob
  /** The request that first needed the page. */
  readonly request: RequestScope | undefined
}

/** The result of a job, with the calls to the API that its thread has ended since the last one. */
export interface JobResult {
  readonly result: PageResult
  readonly calls: readonly ApiCall[]
}
