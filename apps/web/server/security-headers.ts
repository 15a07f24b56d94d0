import { createHash } from 'node:crypto'

/** Headers of every answer that this server makes itself. */
const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
} as const

const TWO_YEARS = 63_072_000

/** What a file or a plain answer may do when it is opened by itself: nothing. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Headers for all answers; browsers are held to https only where the site has it. */
export const securityHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  ...ALWAYS,
  ...(publicUrl.startsWith('https:') && {
    'Strict-Transport-Security': `max-age=${TWO_YEARS}; includeSubDomains`,
  }),
})

/** What stands within a page: exactly the text between the tags of each element. */
export interface InlineTexts {
  scripts: readonly string[]
  styles: readonly string[]
}

const hashSources = (texts: readonly string[]): string =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')

const buildPolicy = (sources: Record<'script' | 'style' | 'connect', string>): string =>
  [
    "default-src 'none'",
    `script-src ${sources.script}`,
    `style-src ${sources.style}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${sources.connect}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

/**
 * What a page may load and run: scripts of this site, and within the page nothing but these texts, by their hashes.
 * The hash of no text admits the empty style element that styled-components fills through the CSSOM.
 */
export const pagePolicy = ({ scripts, styles }: InlineTexts): string =>
  buildPolicy({
    script: `'self' ${hashSources(scripts)}`,
    style: hashSources(['', ...styles]),
    connect: "'self'",
  })

/** The same while the sources change: vite writes style elements and hears of changes over a socket. */
export const developmentPolicy = (scripts: readonly string[]): string =>
  buildPolicy({
    script: `'self' ${hashSources(scripts)}`,
    style: "'self' 'unsafe-inline'",
    connect: "'self' ws:",
  })

/** The same policy with one more style element. */
export const admitStyle = (policy: string, style: string): string =>
  policy.replace('style-src ', `style-src ${hashSources([style])} `)
