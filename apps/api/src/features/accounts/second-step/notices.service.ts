import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { recordAction, type Facts } from '#features/audit/audit.service.ts'
import { enqueueMail, type MailContext } from '#mail/outbox/outbox.service.ts'
import { renderSecondStepNotice, type SecondStepEvent } from '#mail/templates/second-step-notice.ts'
import { toAddressee } from '#features/users/users.service.ts'
import type { UserRow } from '#features/users/users.table.ts'

const ACTIONS = {
  on: 'second step on',
  off: 'second step off',
  reset: 'second step reset',
  'recovery code used': 'recovery code used',
  'recovery codes renewed': 'recovery codes renewed',
  'wrong codes': 'second step failed',
} as const satisfies Record<SecondStepEvent['kind'], string>

/** What an event changed; the others leave two-step sign-in on. */
const CHANGES: Partial<Record<SecondStepEvent['kind'], Record<'before' | 'after', Facts>>> = {
  on: { before: { two_step_sign_in: false }, after: { two_step_sign_in: true } },
  off: { before: { two_step_sign_in: true }, after: { two_step_sign_in: false } },
  reset: { before: { two_step_sign_in: true }, after: { two_step_sign_in: false } },
}

/** Mails an account what happened to its two-step sign-in, and records it in the audit trail. */
export async function notifyOwner(
  trx: Transaction<Database>,
  context: MailContext,
  user: UserRow,
  event: SecondStepEvent,
): Promise<void> {
  const email = renderSecondStepNotice(context.config, { firstName: user.first_name, event })
  await enqueueMail(trx, context, { to: toAddressee(user), lane: 'security', email })
  await recordAction(trx, {
    at: context.now(),
    // An operator's command has no account; a wrong code may be anybody's.
    actor_id: event.kind === 'reset' || event.kind === 'wrong codes' ? null : user.id,
    action: ACTIONS[event.kind],
    subject_kind: 'account',
    subject_id: user.id,
    ...CHANGES[event.kind],
  })
}
