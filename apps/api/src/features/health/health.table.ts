/** The row that the readiness check updates: a read-only disk still answers `select 1`. */
export interface ReadinessTable {
  id: 1
  checked_at: number
  /** Briefly a large text, to check whether the database can grow; null otherwise. */
  probe: string | null
}

declare module '#db/database.ts' {
  interface Database {
    readiness: ReadinessTable
  }
}
