import type { DemoJob } from './job.ts'
import { JOBS_FJ } from './jobs/fj.ts'
import { JOBS_NC } from './jobs/nc.ts'
import { JOBS_PG } from './jobs/pg.ts'
import { JOBS_SB } from './jobs/sb.ts'
import { JOBS_VU } from './jobs/vu.ts'

/** The jobs of the demo, by country. */
export const DEMO_JOBS: readonly DemoJob[] = [...JOBS_SB, ...JOBS_FJ, ...JOBS_PG, ...JOBS_NC, ...JOBS_VU]
