export const decoded = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Internal links of a page, without fragments. */
export function findLinks(html: string): string[] {
  const hrefs = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => decoded(href))
  const paths = hrefs.filter((href) => /^\/(?!\/)/.test(href) && !/^\/api\/log(?:in|out)/.test(href))
  return [...new Set(paths.map((path) => path.split('#')[0] ?? path))]
}
