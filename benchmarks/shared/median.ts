/** The median; `NaN` for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [above = Number.NaN, below = above] = [sorted[middle], sorted[sorted.length - 1 - middle]]
  return (below + above) / 2
}
