/** What tells the database from copies of it: one row, or none until it is first asked for. */
export interface DatabaseIdentityTable {
  id: 1
  token: string
}

declare module '#db/database.ts' {
  interface Database {
    database_identity: DatabaseIdentityTable
  }
}
