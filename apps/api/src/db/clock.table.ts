/** The last trusted time: one row. */
export interface ClockTable {
  id: 1
  /** The last instant at which the clock was trusted; 0 before the first one. */
  trusted_at: number
}

declare module '#db/database.ts' {
  interface Database {
    clock: ClockTable
  }
}
