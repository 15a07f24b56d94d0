/** The row that the readiness check writes to: a read-only disk still answers `select 1`. */
export interface ReadinessTable {
  id: 1
  checked_at: number
}

declare module '#db/database.ts' {
  interface Database {
    readiness: ReadinessTable
  }
}
