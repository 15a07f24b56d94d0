/** The business's id in a page's address; undefined for anything that is none. */
export function parseBusiness(query: URLSearchParams): string | undefined {
  const id = query.get('business') ?? ''
  return /^[1-9]\d{0,8}$/.test(id) ? id : undefined
}

/** The id of what a page's address opens, such as a message; null for anything that is none. */
export function parseOpenedId(query: URLSearchParams): number | null {
  const id = query.get('id') ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
}
