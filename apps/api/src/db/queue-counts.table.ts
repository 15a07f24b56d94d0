/** How many wait for somebody to decide, by what they are; kept by triggers. */
export interface QueueCountsTable {
  /** `business`, `inquiry`, or a kind of content. */
  kind: string
  waiting: number
}

declare module '#db/database.ts' {
  interface Database {
    queue_counts: QueueCountsTable
  }
}
