/**
 * `confirm` for the account's own user, `claim` for the owner of an address that somebody else used, `reset` for whoever
 * forgot the password.
 */
export type TokenPurpose = 'confirm' | 'claim' | 'reset'

/** Tokens in emails to an account's address: whoever has one reads the emails of that address. */
export interface AccountTokensTable {
  /** SHA-256 of the token, so that nobody can use the content of this table. */
  hash: Buffer
  /** Null for an address without an account, so that requesting a token takes as long for any address. */
  user_id: number | null
  purpose: TokenPurpose
  created_at: number
}

declare module '#db/database.ts' {
  interface Database {
    account_tokens: AccountTokensTable
  }
}
