/** The last backup that was written and checked: one row, or none before the first one. */
export interface LastBackupTable {
  id: 1
  /** The instant whose state it contains. */
  at: number
  /** Its absolute path, on the machine or in the container of the command. */
  file: string
  bytes: number
}

declare module '#db/database.ts' {
  interface Database {
    last_backup: LastBackupTable
  }
}
