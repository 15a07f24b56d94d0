/** Whether an opening takes no time, or begins before the previous one ends; the last may run past midnight. */
export function isOutOfOrder(openings: readonly (readonly [string, string])[]): boolean {
  return openings.some(([from, to], position) => {
    const before = openings[position - 1]
    const isLast = position === openings.length - 1
    return from === to || (to < from && !isLast) || (before !== undefined && from < before[1])
  })
}
