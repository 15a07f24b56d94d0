/** A base for resolving paths that no real URL shares, so that a path that leaves the site is noticed. */
const SITE = 'https://site.invalid'
const HOME = '/'

/**
 * The text as a path of this site (with query and fragment), resolved as browsers do; the home page for anything that
 * leads elsewhere, so that no redirect is open. A path that begins with two slashes names another host, also where dots,
 * backslashes, tabs or line breaks hide them.
 */
export function toSafeReturnPath(text: string | null | undefined): string {
  if (!text?.startsWith('/')) return HOME
  const url = resolveUrl(text)
  if (url?.origin !== SITE || /^\/[/\\]/.test(url.pathname)) return HOME
  return url.pathname + url.search + url.hash
}

function resolveUrl(text: string): URL | null {
  try {
    return new URL(text, SITE)
  } catch {
    return null
  }
}
