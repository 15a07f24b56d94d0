/** Secrets of mails to an account's address: whoever sends one back reads the mails of that address. */
export interface AccountTokensTable {
  /** SHA-256 of the token: who reads this table can use none. */
  hash: Buffer
  /** Null for an address without an account: asking takes as long there as anywhere. */
  user_id: number | null
  /** `confirm` says that the account is one's own, `claim` that it is not. */
  purpose: 'confirm' | 'claim'
  created_at: number
}

declare module '#db/database.ts' {
  interface Database {
    account_tokens: AccountTokensTable
  }
}
