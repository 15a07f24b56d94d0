/** Sign-ins that are under way at the identity provider. */
export interface ProviderSignInsTable {
  /** SHA-256 of the state that the provider sends back. */
  state_hash: Buffer
  /** SHA-256 of the cookie of the browser that began it: no other browser can finish it. */
  browser_hash: Buffer
  /** What the id token has to contain. */
  nonce: string
  /** PKCE's secret, without which the code is useless. */
  code_verifier: string
  /** A path of this site. */
  return_to: string
  created_at: number
}

declare module '#db/database.ts' {
  interface Database {
    provider_sign_ins: ProviderSignInsTable
  }
}
