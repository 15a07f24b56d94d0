/** Pending decisions by kind; counted by triggers. */
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
