import { PORTAL } from '@portal/reference-data'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import type { EmailPart } from '../rendering/parts.ts'

interface PasswordReset {
  readonly token: string
  /** For an account whose address was never confirmed, which somebody else may have opened; else null. */
  readonly claimToken: string | null
}

/** To whoever forgot the password of an account. */
export const renderPasswordReset = (site: Site, { token, claimToken }: PasswordReset): Email =>
  renderEmail(site, {
    subject: 'Choose a new password',
    name: '',
    parts: [
      `Somebody asked for a new password for the account with this email address on ${PORTAL.name}. If that was you, choose one here:`,
      { link: 'Choose a new password', url: `${site.publicUrl}/auth/reset-password?token=${token}` },
      'The link works once, within one hour. Choosing a new password signs everybody out.',
      ...(claimToken === null ? [] : claimParts(site, claimToken)),
    ],
    reason:
      'If that wasn’t you, you can ignore this email: your password hasn’t changed, and only you have this link.',
  })

const claimParts = ({ publicUrl }: Site, token: string): readonly EmailPart[] => [
  'The address was never confirmed. If somebody else opened the account, see what was done in your name and take it over instead:',
  { link: 'I did not open this account', url: `${publicUrl}/auth/claim?token=${token}` },
]
