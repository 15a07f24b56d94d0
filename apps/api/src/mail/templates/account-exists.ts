import { PORTAL } from '@portal/reference-data'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'

/** To somebody who asked to claim an account whose address is confirmed already. */
export const renderAccountExists = (site: Site): Email =>
  renderEmail(site, {
    subject: `You already have an account on ${PORTAL.name}`,
    name: '',
    parts: [
      'You already have an account with this email address. Sign in with it.',
      { link: 'Sign in', url: `${site.publicUrl}/auth/sign-in` },
      'Forgot your password? Choose a new one:',
      { link: 'Choose a new password', url: `${site.publicUrl}/auth/forgot-password` },
    ],
    reason: `You get this email because somebody typed your address on the registration page of ${PORTAL.name}. If that wasn’t you, you can ignore this email.`,
    replyHint: 'If you can’t sign in, just reply to this email.',
  })
