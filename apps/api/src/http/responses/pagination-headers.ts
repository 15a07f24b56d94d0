import type { NextPage } from '#db/pagination.ts'

/** The headers of a list: how many match (null: not counted), and where its next page is. */
export function createPaginationHeaders(
  url: string,
  total: number | null,
  next: NextPage | null,
): Readonly<Record<string, string>> {
  const counted = total === null ? {} : { 'x-total-count': String(total) }
  return next === null ? counted : { ...counted, link: `<${urlOf(url, next)}>; rel="next"` }
}

/** The same list with the parameters of another page. */
function urlOf(url: string, next: NextPage): string {
  const [path = '', query = ''] = url.split('?')
  const params = new URLSearchParams(query)
  params.delete('page')
  params.delete('after')
  for (const [name, value] of Object.entries(next)) params.set(name, String(value))
  return `${path}?${params.toString()}`
}
