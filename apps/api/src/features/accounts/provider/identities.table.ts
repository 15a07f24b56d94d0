/** Accounts at the identity provider, each linked to one account here. */
export interface IdentitiesTable {
  issuer: string
  /** The provider's own id of the account; never given to anybody else. */
  subject: string
  user_id: number
  created_at: number
}

declare module '#db/database.ts' {
  interface Database {
    identities: IdentitiesTable
  }
}
