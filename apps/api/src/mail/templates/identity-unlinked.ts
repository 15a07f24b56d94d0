import { PORTAL } from '@portal/reference-data'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'

interface IdentityUnlinked {
  readonly firstName: string
  /** The identity provider's name. */
  readonly provider: string
}

/** To an account whose holder unlinked an identity. */
export const renderIdentityUnlinked = (site: Site, { firstName, provider }: IdentityUnlinked): Email =>
  renderEmail(site, {
    subject: `${provider} is unlinked from your account`,
    name: disableAutolinks(firstName),
    parts: [
      `A sign-in with ${provider} was unlinked from your account on ${PORTAL.name} just now, and the other devices are signed out.`,
      'If that was you, you don’t need to do anything. If it wasn’t, choose a new password at once:',
      { link: 'Choose a new password', url: `${site.publicUrl}/auth/forgot-password` },
    ],
    reason: 'You get this email whenever the way to sign in to your account changes.',
  })
