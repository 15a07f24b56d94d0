import { isLoopback } from './loopback.ts'

/** Whether an issuer is on this machine, where alone http is allowed. */
export const isLoopbackIssuer = (issuer: string): boolean => {
  const url = new URL(issuer)
  return url.protocol === 'http:' && isLoopback(url)
}

/** Returns the URL of an OpenID provider unchanged, since issuers are compared with or without a trailing slash. */
export function parseIssuer(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '')
    return undefined
  return url.protocol === 'https:' || isLoopbackIssuer(text) ? text : undefined
}
