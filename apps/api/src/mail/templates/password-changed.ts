import { PORTAL } from '@portal/reference-data'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'

/** To the holder of an account whose password has changed. */
export const passwordChanged = (site: Site, { firstName }: { readonly firstName: string }): Email =>
  renderEmail(site, {
    subject: 'Your password was changed',
    name: disableAutolinks(firstName),
    parts: [
      `The password of your account on ${PORTAL.name} was changed just now, and the other devices are signed out.`,
      'If that was you, you don’t need to do anything. If it wasn’t, choose a new password at once:',
      { link: 'Choose a new password', url: `${site.publicUrl}/auth/forgot-password` },
    ],
    reason: 'You get this email whenever the password of your account changes.',
  })
