import { createOneClickHeaders } from '#mail/outbox/one-click.ts'
import type { Site } from '#mail/rendering/email.ts'
import type { MailHeaders } from '#mail/transports/transport.ts'

/** Mail programs post here when their user presses "Unsubscribe" (RFC 8058). */
export const ONE_CLICK_PATH = '/api/alerts/one-click'

/** Headers with which mail programs offer to stop an alert. */
export const createUnsubscribeHeaders = (site: Site, token: string): MailHeaders =>
  createOneClickHeaders(site, ONE_CLICK_PATH, token)
