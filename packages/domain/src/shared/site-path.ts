/** Resolves paths as a browser does; no address is below it, so that nothing outside a path can match. */
const SITE = 'https://site.invalid'
const HOME = '/'

/**
 * The text as a path of this site (with query and fragment), resolved as browsers resolve it; the home page for
 * anything that would lead elsewhere. A path that begins with two slashes names another host when it stands in a link
 * or a `Location`, also where dots, backslashes, tabs or line breaks hid them at first.
 */
export function pathOfThisSite(text: string | null | undefined): string {
  if (!text?.startsWith('/')) return HOME
  const url = resolved(text)
  if (url?.origin !== SITE || /^\/[/\\]/.test(url.pathname)) return HOME
  return url.pathname + url.search + url.hash
}

function resolved(text: string): URL | null {
  try {
    return new URL(text, SITE)
  } catch {
    return null
  }
}
