import type { Site } from '#mail/rendering/email.ts'
import type { MailHeaders } from '#mail/transports/transport.ts'

/** Mail programs post here when their user presses "Unsubscribe" (RFC 8058). */
export const ONE_CLICK_PATH = '/api/newsletter/one-click'

/** Headers by which mail programs offer to unsubscribe. */
export const unsubscribeHeaders = ({ publicUrl }: Site, token: string): MailHeaders => ({
  'List-Unsubscribe': `<${publicUrl}${ONE_CLICK_PATH}?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
