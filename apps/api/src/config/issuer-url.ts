import { isLoopback } from './loopback.ts'

/** Whether an issuer is on this machine, which is the only place that http is allowed for. */
export const isLoopbackIssuer = (issuer: string): boolean => {
  const url = new URL(issuer)
  return url.protocol === 'http:' && isLoopback(url)
}

/** The address of an OpenID provider as it was written, since providers name themselves with or without a last slash. */
export function parseIssuer(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '')
    return undefined
  return url.protocol === 'https:' || isLoopbackIssuer(text) ? text : undefined
}
