import { PORTAL } from '@portal/reference-data'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'

interface EmailChangeNotice {
  readonly firstName: string
  /** Masked, since readers of the old mailbox need not learn it. */
  readonly newEmail: string
  readonly token: string
  /** Whether the new address was confirmed, so that the old one no longer works. */
  readonly isDone: boolean
}

/** To the old address of an account whose address will change, or has changed. */
export const renderEmailChangeNotice = (
  site: Site,
  { firstName, newEmail, token, isDone }: EmailChangeNotice,
): Email => {
  const address = disableAutolinks(newEmail)
  return renderEmail(site, {
    subject: isDone ? 'Your email address was changed' : 'Your email address is about to change',
    name: disableAutolinks(firstName),
    parts: [
      isDone
        ? `Your account on ${PORTAL.name} now has the address ${address}. You sign in with it, and our emails go there.`
        : `Somebody who knows your password asked to change the address of your account on ${PORTAL.name} to ${address}. It changes once that address is confirmed.`,
      'If that was you, you don’t need to do anything. If it wasn’t:',
      {
        link: isDone ? 'Put my address back' : 'Stop the change',
        url: `${site.publicUrl}/auth/keep-email?token=${token}`,
      },
      'The link works for 7 days. It signs everybody out and cancels the password; you then choose a new one.',
    ],
    reason: 'You get this email because this was the address of your account.',
  })
}
