/** A base for resolving paths that no real URL has, so that a path that leaves the site is detected. */
const SITE = 'https://site.invalid'
const HOME = '/'

/**
 * Resolves a text to a path of this site with query and fragment, as browsers do; the home page for anything that leads
 * elsewhere, which prevents open redirects. A path that begins with two slashes names another host, even where dots,
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
