/** The row that the readiness check writes to: a read-only disk still answers `select 1`. */
export interface ReadinessTable {
  id: 1
  checked_at: number
  /** Holds a large text for a moment, while it is checked whether the database can grow; null otherwise. */
  probe: string | null
}

declare module '#db/database.ts' {
  interface Database {
    readiness: ReadinessTable
  }
}
