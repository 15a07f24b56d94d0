/** The path of this site that was asked for; anything that would lead elsewhere becomes the home page. */
export function pathOfThisSite(returnTo: string | undefined, publicUrl: string): string {
  if (!returnTo?.startsWith('/')) return '/'
  const url = URL.parse(returnTo, publicUrl)
  // A browser reads // as the start of another host's address, also where dots and backslashes hid it.
  if (!url || url.origin !== publicUrl || url.pathname.startsWith('//')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
