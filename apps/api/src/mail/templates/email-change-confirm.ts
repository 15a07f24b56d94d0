import { PORTAL } from '@portal/reference-data'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'

/** To the new address of an account. */
export const renderEmailChangeConfirm = (site: Site, { token }: { readonly token: string }): Email =>
  renderEmail(site, {
    subject: 'Please confirm your new email address',
    name: '',
    parts: [
      `Somebody asked to use this email address for their account on ${PORTAL.name}. If that was you, please confirm it:`,
      { link: 'Use this address', url: `${site.publicUrl}/auth/change-email?token=${token}` },
      'The link works for 7 days. Until you confirm it, the account keeps its current address.',
    ],
    reason: 'If that wasn’t you, you can ignore this email.',
  })
