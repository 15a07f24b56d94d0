/** An address of the site with the instant it last changed, where that is known. */
export interface ListedAddress {
  path: string
  changedAt?: string | null
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const located = (tag: string, origin: string, { path, changedAt }: ListedAddress): string => {
  const changed = changedAt ? `<lastmod>${escaped(changedAt)}</lastmod>` : ''
  return `<${tag}><loc>${escaped(new URL(path, origin).href)}</loc>${changed}</${tag}>\n`
}

/** A sitemap of up to 50,000 addresses, as sitemaps.org has it. */
export const urlSet = (origin: string, addresses: readonly ListedAddress[]): string =>
  `${HEAD}<urlset ${XMLNS}>\n${addresses.map((one) => located('url', origin, one)).join('')}</urlset>\n`

/** The sitemap of sitemaps, where there are too many addresses for one. */
export const sitemapIndex = (origin: string, paths: readonly string[]): string =>
  `${HEAD}<sitemapindex ${XMLNS}>\n${paths.map((path) => located('sitemap', origin, { path })).join('')}</sitemapindex>\n`

/** What crawlers are asked to leave: calls, what is one's own, and pages that letters lead to. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...[
      '/api/',
      '/admin',
      '/dashboard',
      '/auth/confirm',
      '/auth/claim',
      '/newsletter/confirm',
      '/newsletter/leave',
      '/events/registration',
    ].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n')
