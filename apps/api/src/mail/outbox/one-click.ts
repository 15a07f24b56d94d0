import type { Site } from '../rendering/email.ts'
import type { MailHeaders } from '../transports/transport.ts'

/** Creates the headers with which mail programs offer to unsubscribe, by posting to a path of this site (RFC 8058). */
export const createOneClickHeaders = ({ publicUrl }: Site, path: string, token: string): MailHeaders => ({
  'List-Unsubscribe': `<${publicUrl}${path}?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
