/** A page number, or an ellipsis for pages that are left out. */
export type PaginationItem = number | 'ellipsis'

/** The first, the last, and the current page with its neighbours; an ellipsis stands for two pages or more. */
export function listPaginationItems(page: number, pageCount: number): PaginationItem[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((each) => each >= 1 && each <= pageCount)
  const shown = [...new Set(wanted)].sort((a, b) => a - b)
  return shown.flatMap((each, index): PaginationItem[] => {
    const before = shown[index - 1] ?? each - 1
    if (each - before === 2) return [each - 1, each]
    return each - before > 2 ? ['ellipsis', each] : [each]
  })
}
