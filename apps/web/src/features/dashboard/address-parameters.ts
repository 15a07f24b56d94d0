/** The business's id in a page's address; undefined if invalid. */
export function parseBusiness(query: URLSearchParams): string | undefined {
  const id = query.get('business') ?? ''
  return /^[1-9]\d{0,8}$/.test(id) ? id : undefined
}

/** The id of the item that a page's address opens, such as a message; null if invalid. */
export function parseOpenedId(query: URLSearchParams): number | null {
  const id = query.get('id') ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
}
