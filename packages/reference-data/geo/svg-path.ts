/** A point of the plane, or longitude and latitude. */
export type Point = [number, number]
/** A closed line; its last point repeats the first. */
export type Ring = readonly Point[]

/** The square for a ring that rounding reduces to a point, so that no island is lost. */
const MINIMAL_SQUARE = 'h4v4h-4z'

const getDistanceToLine = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length
}

/** Simplifies a line within a tolerance (Ramer-Douglas-Peucker). */
export function simplify(line: Ring, tolerance: number): Ring {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const distances = line.map((point) => getDistanceToLine(point, first, last))
  const getGreatest = Math.max(...distances)
  if (getGreatest <= tolerance) return [first, last]
  const furthest = distances.indexOf(getGreatest)
  const before = simplify(line.slice(0, furthest + 1), tolerance)
  return [...before.slice(0, -1), ...simplify(line.slice(furthest), tolerance)]
}

/** The area of a ring in square units (shoelace formula). */
export const getRingArea = (ring: Ring): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[index + 1] ?? ring[0] ?? [0, 0]
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

/** Joins numbers; a minus sign needs no space before it. */
const joinNumbers = (numbers: readonly number[]): string =>
  numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : `${number}`)).join('')

function formatRingPath(ring: Ring): string {
  const points = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const steps = points
    .slice(1, -1)
    .map(([x, y], index): Point => [x - (points[index]?.[0] ?? 0), y - (points[index]?.[1] ?? 0)])
    .filter(([x, y]) => x !== 0 || y !== 0)
  const start = `M${joinNumbers(points[0] ?? [0, 0])}`
  return steps.length < 2 ? start + MINIMAL_SQUARE : `${start}l${joinNumbers(steps.flat())}z`
}

/** The rings as one compact SVG path of relative integer steps. */
export const formatCompactPath = (rings: readonly Ring[]): string => rings.map(formatRingPath).join('')
