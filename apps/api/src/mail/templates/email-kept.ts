import { PORTAL } from '@portal/reference-data'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'

interface EmailKept {
  readonly firstName: string
  /** Identity providers whose identities were unlinked. */
  readonly unlinked: readonly string[]
  /** Names of listings whose offers to others were withdrawn. */
  readonly withdrawn: readonly string[]
}

/** To the address that an account keeps, after its holder stopped or undid a change. */
export const renderEmailKept = (site: Site, { firstName, unlinked, withdrawn }: EmailKept): Email =>
  renderEmail(site, {
    subject: 'Your account keeps this address',
    name: disableAutolinks(firstName),
    parts: [
      `Your account on ${PORTAL.name} keeps this email address. Everybody is signed out, and the password no longer works, because somebody else knows it.`,
      ...unlinked.map(
        (provider) =>
          `A sign-in with ${provider} that was linked after the change was asked for is unlinked: nobody signs in with it any more.`,
      ),
      ...withdrawn.map(
        (business) =>
          `${disableAutolinks(business)} was offered to somebody else after the change was asked for: the offer is withdrawn.`,
      ),
      'If you are asked for a code of a second step that you did not turn on, write to us: only we can turn it off.',
      'Choose a new password now:',
      { link: 'Choose a new password', url: `${site.publicUrl}/auth/forgot-password` },
    ],
    reason:
      'You get this email because somebody stopped a change of the address of your account with the link we sent you.',
  })
