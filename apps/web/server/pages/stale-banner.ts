import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { formatDateTime } from '@portal/domain/shared'

/** The banner's style; the policy of stale pages allows it by its hash. */
export const STALE_BANNER_STYLE =
  '#page-age{margin:0;padding:12px 16px;background:#f3b23c;color:#0f2536;font:.9375rem/1.4 system-ui,sans-serif;text-align:center}' +
  '@media print{#page-age{background:none}}'

const BODY_TAG = '<body>'

const renderBanner = (renderedAt: number): string =>
  `<style>${STALE_BANNER_STYLE}</style><p id="page-age" role="status">The portal can’t be reached right now. This page is from ` +
  `<time datetime="${new Date(renderedAt).toISOString()}">${formatDateTime(renderedAt, PORTAL_TIME_ZONE)}</time> (Honiara time). ` +
  'Forms can be sent once the portal is back.</p>'

/** Adds a banner with the page's time to a stale page; the rest is unchanged. */
export function addStaleBanner(html: Buffer, renderedAt: number): Buffer {
  const text = html.toString()
  const afterTag = text.indexOf(BODY_TAG) + BODY_TAG.length
  return Buffer.from(text.slice(0, afterTag) + renderBanner(renderedAt) + text.slice(afterTag))
}
