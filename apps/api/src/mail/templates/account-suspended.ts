import { pluralize } from '@portal/domain/shared'
import { PORTAL } from '@portal/reference-data'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { HAS_AN_ACCOUNT } from './reasons.ts'

interface AccountSuspended {
  readonly firstName: string
  /** The reason as a sentence. */
  readonly reason: string | null
  /** The administrator's note to the holder. */
  readonly note: string | null
  /** How many of its listings are hidden with it. */
  readonly listings: number
}

/** To the holder of an account that was suspended. */
export const renderAccountSuspended = (
  site: Site,
  { firstName, reason, note, listings }: AccountSuspended,
): Email => {
  const facts: readonly (readonly [string, string])[] = reason === null ? [] : [['Reason', reason]]
  return renderEmail(site, {
    subject: 'Your account is suspended',
    name: disableAutolinks(firstName),
    parts: [
      `An administrator has suspended your account on ${PORTAL.name}. You are signed out everywhere and can’t sign in.`,
      ...(facts.length > 0 ? [{ facts }] : []),
      ...(note === null ? [] : [{ heading: 'Our note to you:', quotation: note }]),
      listings === 0
        ? 'Your listings are not affected.'
        : `Visitors can’t see ${pluralize(listings, 'listing')} of yours until we restore your account. Nothing is deleted.`,
      'If you think this is a mistake, reply to this email, and we’ll look at it again.',
    ],
    reason: HAS_AN_ACCOUNT,
  })
}
