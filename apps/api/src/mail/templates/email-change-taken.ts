import { PORTAL } from '@portal/reference-data'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'

/** To the holder of an account whose address was requested for another account. */
export const renderEmailChangeTaken = (site: Site): Email =>
  renderEmail(site, {
    subject: `You already have an account on ${PORTAL.name}`,
    name: '',
    parts: [
      'Somebody asked to use this email address for another account. It already belongs to an account, so nothing has changed.',
      'If that was you, sign in to the account that has this address, change its address or delete it, then ask again:',
      { link: 'Sign in', url: `${site.publicUrl}/auth/sign-in` },
    ],
    reason: 'If that wasn’t you, you can ignore this email.',
  })
