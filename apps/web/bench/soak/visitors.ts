export interface Visitor {
  /** The address that the proxy in front of the web server names. */
  address: string
  name: string
  email: string
  cookies: Map<string, string>
}

export const VISITORS = 50
const EVERY_IPV6 = 4

/** Addresses of the ranges kept for documentation; each IPv6 address is in a network of its own. */
const addressOf = (n: number): string =>
  n % EVERY_IPV6 === 0 ? `2001:db8:0:${n.toString(16)}::${(n + 16).toString(16)}` : `203.0.113.${n + 1}`

/** Visitors from fifty networks, some of IPv6, each with an email address and cookies of their own. */
export const makeVisitors = (): Visitor[] =>
  Array.from({ length: VISITORS }, (_, n) => ({
    address: addressOf(n),
    name: `Visitor ${n + 1}`,
    email: `visitor-${n + 1}@soak.test`,
    cookies: new Map(),
  }))

/** The header of a visitor's cookies; nothing where there are none. */
export const cookieHeader = ({ cookies }: Visitor): Record<string, string> =>
  cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }

/** Takes over the cookies of an answer, as a browser does. */
export function keepCookies({ cookies }: Visitor, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    const equals = pair.indexOf('=')
    cookies.set(pair.slice(0, equals), pair.slice(equals + 1))
  }
}
