import type { Selectable } from 'kysely'

/** Authenticator apps, one for each account that has two-step sign-in or is setting it up. */
export interface SecondStepsTable {
  user_id: number
  /** The app's secret, sealed with a key of SESSION_SECRET. */
  secret: Buffer
  /** Null until a first code was right. */
  turned_on_at: number | null
  /** The time step of the last accepted code: no code is accepted twice. */
  last_used_step: number
  created_at: number
}

export type SecondStepRow = Selectable<SecondStepsTable>

/** The unused recovery codes. */
export interface RecoveryCodesTable {
  user_id: number
  /** SHA-256. */
  hash: Buffer
}

/** Sign-ins with a right password that wait for their code. */
export interface PendingSignInsTable {
  /** SHA-256 of the token in the cookie. */
  hash: Buffer
  user_id: number
  wrong_codes: number
  created_at: number
}

declare module '#db/database.ts' {
  interface Database {
    second_steps: SecondStepsTable
    recovery_codes: RecoveryCodesTable
    pending_sign_ins: PendingSignInsTable
  }
}
