import type { Site } from '#mail/rendering/email.ts'
import type { MailHeaders } from '#mail/transports/transport.ts'

/** Where mail programs post to when their reader presses "Unsubscribe" (RFC 8058). */
export const ONE_CLICK_PATH = '/api/newsletter/one-click'

/** By these a mail program offers to leave, without opening the mail. */
export const unsubscribeHeaders = ({ publicUrl }: Site, token: string): MailHeaders => ({
  'List-Unsubscribe': `<${publicUrl}${ONE_CLICK_PATH}?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
