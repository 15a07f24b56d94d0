import { PORTAL } from '@portal/reference-data'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'

interface PasswordChanged {
  readonly firstName: string
  /** Identity providers that were unlinked with it. */
  readonly unlinked: readonly string[]
}

/** To the holder of an account whose password has changed. */
export const renderPasswordChanged = (site: Site, { firstName, unlinked }: PasswordChanged): Email =>
  renderEmail(site, {
    subject: 'Your password was changed',
    name: disableAutolinks(firstName),
    parts: [
      `The password of your account on ${PORTAL.name} was changed just now, and the other devices are signed out.`,
      ...unlinked.map(
        (provider) =>
          `Signing in with ${provider} is unlinked too. If you use it, sign in with it once more: your account is linked again where ${provider} has this address.`,
      ),
      'If that was you, you don’t need to do anything. If it wasn’t, choose a new password at once:',
      { link: 'Choose a new password', url: `${site.publicUrl}/auth/forgot-password` },
    ],
    reason: 'You get this email whenever the password of your account changes.',
  })
