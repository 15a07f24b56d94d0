/** A page's number, or a gap of pages that are left out. */
export type PageStep = number | 'gap'

/** The pages worth a link: the first, the last, and those beside the current one; a gap never hides a single page. */
export function pageSteps(page: number, pageCount: number): PageStep[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((each) => each >= 1 && each <= pageCount)
  const shown = [...new Set(wanted)].sort((a, b) => a - b)
  return shown.flatMap((each, index): PageStep[] => {
    const before = shown[index - 1] ?? each - 1
    if (each - before === 2) return [each - 1, each]
    return each - before > 2 ? ['gap', each] : [each]
  })
}
