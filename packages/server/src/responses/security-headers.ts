const TWO_YEARS_SECONDS = 63_072_000

export interface SecurityHeaderOptions {
  /** Whether the site is served over https, which browsers then enforce. */
  readonly isHttps: boolean
  /** Whether pages may ask for the visitor's position. */
  readonly allowsGeolocation: boolean
}

/** Creates the security headers of every response, including errors; a Content-Security-Policy is not among them. */
export const createSecurityHeaders = ({
  isHttps,
  allowsGeolocation,
}: SecurityHeaderOptions): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': `camera=(), geolocation=(${allowsGeolocation ? 'self' : ''}), microphone=(), payment=(), usb=()`,
  ...(isHttps && { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }),
})
