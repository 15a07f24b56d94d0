import type { SocialMedia } from '@portal/domain/contract'

/** `rel` of links entered by businesses. */
export const UGC_REL = 'nofollow ugc noopener'

/** Parses a web address typed by a user; null for other schemes and invalid text. */
export function parseWebAddress(text: string | null): URL | null {
  if (text === null) return null
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.')
    ? url
    : null
}

/** A web address for display: without scheme, `www.` and a lone slash. */
export const formatAddress = (url: URL): string =>
  (url.hostname.replace(/^www\./, '') + url.pathname + url.search).replace(/\/$/, '')

const NETWORKS = [
  { key: 'facebook', name: 'Facebook', host: 'facebook.com' },
  { key: 'instagram', name: 'Instagram', host: 'instagram.com' },
  { key: 'twitter', name: 'X (Twitter)', host: 'x.com' },
] as const satisfies readonly { key: keyof SocialMedia; name: string; host: string }[]

export interface SocialLink {
  key: keyof SocialMedia
  name: string
  href: string
}

/** `@name` and `name` become a profile link; anything else has to be an address. */
const toSocialHref = (host: string, text: string): string | null =>
  /^@?[\w.-]{1,60}$/.test(text) && !/\.(?:com|org|net)$/.test(text)
    ? `https://${host}/${text.replace(/^@/, '')}`
    : (parseWebAddress(text)?.href ?? null)

/** Links to the business's social media pages. */
export const toSocialLinks = (social: SocialMedia): SocialLink[] =>
  NETWORKS.flatMap(({ key, name, host }) => {
    const href = social[key] ? toSocialHref(host, social[key]) : null
    return href === null ? [] : [{ key, name, href }]
  })
