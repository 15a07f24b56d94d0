/** The ends of an axis, times a power of ten: even, so that its middle is a whole number too. */
const ENDS = [2, 4, 6, 8, 10] as const

/** The end of an axis for a largest value: at least 2, else little above the value. */
export function getAxisEnd(largest: number): number {
  const power = 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(1, largest))) - 1)
  return (ENDS.find((end) => end * power >= largest) ?? 10) * power
}

/** The corners of a line in a square of 100 by 100, from left to right; a single value gives a flat line. */
export function listLineCorners(
  values: readonly number[],
  end: number,
): readonly (readonly [number, number])[] {
  const [only] = values
  const drawn = values.length === 1 && only !== undefined ? [only, only] : values
  const round = (value: number) => Math.round(value * 100) / 100
  return drawn.map((value, index) => [
    round((index / (drawn.length - 1)) * 100),
    round(100 - (value / end) * 100),
  ])
}
