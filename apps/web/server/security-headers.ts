import { createHash } from 'node:crypto'

/** Headers of every response of this server. */
const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
} as const

const TWO_YEARS = 63_072_000

/** The policy of files and plain responses: they may do nothing. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Headers of all responses; Strict-Transport-Security only on an https site. */
export const securityHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  ...ALWAYS,
  ...(publicUrl.startsWith('https:') && {
    'Strict-Transport-Security': `max-age=${TWO_YEARS}; includeSubDomains`,
  }),
})

/** The inline content of a page: the exact text of each element. */
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
 * A page's policy: scripts of this site, and inline content by its hashes only. The hash of the empty string allows the
 * empty style element that styled-components fills through the CSSOM.
 */
export const pagePolicy = ({ scripts, styles }: InlineTexts): string =>
  buildPolicy({
    script: `'self' ${hashSources(scripts)}`,
    style: hashSources(['', ...styles]),
    connect: "'self'",
  })

/** The policy in development: vite writes style elements and uses a WebSocket. */
export const developmentPolicy = (scripts: readonly string[]): string =>
  buildPolicy({
    script: `'self' ${hashSources(scripts)}`,
    style: "'self' 'unsafe-inline'",
    connect: "'self' ws:",
  })

/** The policy with one more style element. */
export const admitStyle = (policy: string, style: string): string =>
  policy.replace('style-src ', `style-src ${hashSources([style])} `)
