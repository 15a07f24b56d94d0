import type { EngagementKind } from '@portal/domain/contract'

/** How often something was done with a business on a day. Nothing is known of who did it. */
export interface BusinessEngagementTable {
  business_id: number
  /** `2026-11-20`, in the business's time zone. */
  day: string
  kind: EngagementKind
  count: number
}

declare module '#db/database.ts' {
  interface Database {
    business_engagement: BusinessEngagementTable
  }
}
