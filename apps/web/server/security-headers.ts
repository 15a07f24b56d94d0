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

/** What a page may load and run: its own files, and scripts and styles that carry this response's nonce. */
export const pagePolicy = (nonce: string, development = false): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
