/** The identity that distinguishes the database from its copies: one row, or none before it is first needed. */
export interface DatabaseIdentityTable {
  id: 1
  token: string
}

declare module '#db/database.ts' {
  interface Database {
    database_identity: DatabaseIdentityTable
  }
}
