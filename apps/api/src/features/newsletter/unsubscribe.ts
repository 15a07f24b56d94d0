import type { Site } from '#mail/email.ts'
import type { MailHeaders } from '#mail/transport.ts'

/** Where mail programs post to when their reader presses "Unsubscribe" (RFC 8058). */
export const ONE_CLICK = '/api/newsletter/one-click'

/** By these a mail program offers to leave, without opening the mail. */
export const leaveHeaders = ({ publicUrl }: Site, token: string): MailHeaders => ({
  'List-Unsubscribe': `<${publicUrl}${ONE_CLICK}?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
