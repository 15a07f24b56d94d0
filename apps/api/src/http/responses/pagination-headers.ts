import type { NextPage } from '#db/pagination.ts'

/** Creates the headers of a list: the number of matches (null: not counted), and the URL of the next page. */
export function createPaginationHeaders(
  url: string,
  total: number | null,
  next: NextPage | null,
): Readonly<Record<string, string>> {
  const counted = total === null ? {} : { 'x-total-count': String(total) }
  return next === null ? counted : { ...counted, link: `<${getPageUrl(url, next)}>; rel="next"` }
}

/** Returns the URL of another page of the list. */
function getPageUrl(url: string, next: NextPage): string {
  const [path = '', query = ''] = url.split('?')
  const params = new URLSearchParams(query)
  params.delete('page')
  params.delete('after')
  for (const [name, value] of Object.entries(next)) params.set(name, String(value))
  return `${path}?${params.toString()}`
}
