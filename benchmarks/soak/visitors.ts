export interface Visitor {
  /** Client address in X-Forwarded-For. */
  address: string
  name: string
  email: string
  cookies: Map<string, string>
}

export const VISITORS = 50
const EVERY_IPV6 = 4

/** Addresses of the documentation ranges; each IPv6 address is in its own network. */
const getAddress = (n: number): string =>
  n % EVERY_IPV6 === 0 ? `2001:db8:0:${n.toString(16)}::${(n + 16).toString(16)}` : `203.0.113.${n + 1}`

/** Visitors from fifty networks, some on IPv6, each with an email address and a cookie jar. */
export const createVisitors = (): Visitor[] =>
  Array.from({ length: VISITORS }, (_, n) => ({
    address: getAddress(n),
    name: `Visitor ${n + 1}`,
    email: `visitor-${n + 1}@soak.test`,
    cookies: new Map(),
  }))

/** A visitor's Cookie header; empty without cookies. */
export const createCookieHeader = ({ cookies }: Visitor): Record<string, string> =>
  cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }

/** Stores the cookies of a response, as a browser does. */
export function storeCookies({ cookies }: Visitor, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    const equals = pair.indexOf('=')
    cookies.set(pair.slice(0, equals), pair.slice(equals + 1))
  }
}
