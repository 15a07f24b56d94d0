/** The last backup that was written and checked: one row, or none before the first one. */
export interface LastBackupTable {
  id: 1
  /** The moment whose state it holds. */
  at: number
  /** The absolute path that it was written to, on the machine or in the container of the command. */
  file: string
  bytes: number
}

declare module '#db/database.ts' {
  interface Database {
    last_backup: LastBackupTable
  }
}
