import type { SocialMedia } from '@portal/domain/contract'

/** What links to places that a business names itself carry. */
export const UGC_REL = 'nofollow ugc noopener'

/** An address of the web that somebody typed; null for any other scheme and for what is no address. */
export function parseWebAddress(text: string | null): URL | null {
  if (text === null) return null
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.')
    ? url
    : null
}

/** An address of the web as it is read: without scheme, `www.` and a lone slash. */
export const formatAddress = (url: URL): string =>
  (url.hostname.replace(/^www\./, '') + url.pathname + url.search).replace(/\/$/, '')

const NETWORKS = [
  { key: 'facebook', name: 'Facebook', host: 'facebook.com' },
  { key: 'instagram', name: 'Instagram', host: 'instagram.com' },
  { key: 'twitter', name: 'X (Twitter)', host: 'x.com' },
] as const satisfies readonly { key: keyof SocialMedia; name: string; host: string }[]

export interface SocialLink {
  name: string
  href: string
}

/** `@name` or `name` is somebody's page on the network; anything else must be an address. */
const toSocialHref = (host: string, text: string): string | null =>
  /^@?[\w.-]{1,60}$/.test(text) && !/\.(?:com|org|net)$/.test(text)
    ? `https://${host}/${text.replace(/^@/, '')}`
    : (parseWebAddress(text)?.href ?? null)

/** The pages of a business elsewhere. */
export const toSocialLinks = (social: SocialMedia): SocialLink[] =>
  NETWORKS.flatMap(({ key, name, host }) => {
    const href = social[key] ? toSocialHref(host, social[key]) : null
    return href === null ? [] : [{ name, href }]
  })

const VIDEO_HOSTS = new Map([
  ['youtube.com', 'YouTube'],
  ['youtu.be', 'YouTube'],
  ['vimeo.com', 'Vimeo'],
])

/** Where a video is and on whose pages; null for any other host. */
export function parseVideoLink(text: string | null): { href: string; host: string } | null {
  const url = parseWebAddress(text)
  const host = url && VIDEO_HOSTS.get(url.hostname.replace(/^(?:www|m)\./, ''))
  return url && host ? { href: url.href, host } : null
}
