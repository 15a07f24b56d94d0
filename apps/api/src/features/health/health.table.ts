/** One row that readiness writes to: a disk that takes no more writes still answers `select 1`. */
export interface ReadinessTable {
  id: 1
  checked_at: number
}

declare module '#db/database.ts' {
  interface Database {
    readiness: ReadinessTable
  }
}
