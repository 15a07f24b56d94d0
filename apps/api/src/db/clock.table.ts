/** What the clock is held against: one row. */
export interface ClockTable {
  id: 1
  /** The last moment at which the clock was believed; 0 before the first one. */
  trusted_at: number
}

declare module '#db/database.ts' {
  interface Database {
    clock: ClockTable
  }
}
