import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { createSeal, type Seal } from '#shared/sealed.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { redeemRecoveryCode, markStepUsed } from './second-step.repository.ts'
import type { SecondStepRow } from './second-step.table.ts'
import { findStep } from './totp.ts'

/** The seal of the secrets of authenticator apps. */
export const createSecretSeal = ({ config, randomBytes }: Pick<AppContext, 'config' | 'randomBytes'>): Seal =>
  createSeal(config.sessionSecrets, 'second step', randomBytes)

/** Binds a sealed secret to its account, so that it is useless in another account's row. */
export const getSealContext = (userId: number): string => `user ${userId}`

const APP_CODE = /^\d{6}$/

/** Redeems a code of the app or a recovery code; null for a wrong one. No code is accepted twice. */
export async function redeemCode(
  trx: Transaction<Database>,
  context: Pick<AppContext, 'config' | 'randomBytes' | 'now' | 'log'>,
  row: SecondStepRow,
  typed: string,
): Promise<'app' | 'recovery code' | null> {
  const code = typed.replaceAll(/\s/g, '')
  if (!APP_CODE.test(code))
    return (await redeemRecoveryCode(trx, row.user_id, hashRecoveryCode(code))) ? 'recovery code' : null
  const opened = createSecretSeal(context).open(row.secret, getSealContext(row.user_id))
  if (!opened) {
    context.log.error({ userId: row.user_id }, 'no SESSION_SECRET opens the secret of an authenticator app')
    return null
  }
  const step = findStep(opened.content, code, context.now())
  return step !== null && (await markStepUsed(trx, row.user_id, step)) ? 'app' : null
}
