import type { DemoTender } from './tender.ts'
import { TENDERS_FJ } from './tenders/fj.ts'
import { TENDERS_NC } from './tenders/nc.ts'
import { TENDERS_PG } from './tenders/pg.ts'
import { TENDERS_SB } from './tenders/sb.ts'
import { TENDERS_VU } from './tenders/vu.ts'

/** The tenders of the demo, by country. */
export const DEMO_TENDERS: readonly DemoTender[] = [
  ...TENDERS_SB,
  ...TENDERS_FJ,
  ...TENDERS_PG,
  ...TENDERS_NC,
  ...TENDERS_VU,
]
