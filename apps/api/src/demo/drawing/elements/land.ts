import { seededRandom } from '../../random.ts'
import type { Light } from '../light.ts'
import { clear, COLORS, darker, down, lighter, mix } from '../paints.ts'
import {
  disc,
  HEIGHT,
  join,
  oval,
  path,
  type Point,
  polygon,
  rect,
  repeat,
  round,
  type Svg,
  WIDTH,
} from '../svg.ts'

/** Points of a ridge between two x, up to `height` above `base`. */
function ridgePoints(
  seed: string,
  [from, to]: readonly [number, number],
  base: number,
  height: number,
): Point[] {
  const random = seededRandom(`ridge of ${seed}`)
  const phases = [random.next() * 9, random.next() * 9, random.next() * 9] as const
  const count = 34
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count
    const wave =
      0.62 +
      0.28 * Math.sin(t * 5.2 + phases[0]) +
      0.12 * Math.sin(t * 13 + phases[1]) +
      0.05 * Math.sin(t * 31 + phases[2])
    const taper = Math.min(1, Math.sin(Math.PI * t) * 1.9)
    return [from + (to - from) * t, base - height * wave * taper] as const
  })
}

interface RidgeOptions {
  readonly seed: string
  readonly from: number
  readonly to: number
  readonly base: number
  readonly height: number
  readonly color: string
}

/** A range of hills with light on its windward sides. */
export function ridge({ seed, from, to, base, height, color }: RidgeOptions): Svg {
  const points = ridgePoints(seed, [from, to], base, height)
  const outline = points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')
  const random = seededRandom(`folds of ${seed}`)
  return join(
    path(`M${from} ${base}L${outline}L${to} ${base}Z`, down(lighter(color, 0.1), color)),
    points
      .filter(
        ([, y], index) =>
          index > 0 && index < points.length - 1 && base - y > height * 0.3 && random.boolean(0.6),
      )
      .map(([x, y]) => {
        const fall = (base - y) * (0.55 + random.next() * 0.35)
        const lean = (random.next() - 0.35) * fall * 0.7
        const width = fall * 0.24
        return polygon(
          [
            [x, y + 3],
            [x + lean + width, y + fall],
            [x + lean * 0.6 - width * 0.2, y + fall * 0.8],
          ],
          {
            fill: darker(color, 0.35),
            opacity: 0.28,
          },
        )
      }),
  )
}

/** Far islands on the horizon, each layer nearer and darker. */
export function farIslands(light: Light, seed: string, horizon: number, layers = 3): Svg {
  const random = seededRandom(`islands of ${seed}`)
  return repeat(layers, (layer) => {
    const nearness = (layer + 1) / layers
    const width = 520 + random.next() * 620
    const from = random.next() * (WIDTH + 200) - 300
    return ridge({
      seed: `${seed} ${layer}`,
      from,
      to: from + width,
      base: horizon + 2 + layer * 3,
      height: 60 + nearness * 110 * (0.6 + random.next() * 0.6),
      color: mix(light.haze, mix(COLORS.forest, COLORS.ocean, 0.35), 0.25 + nearness * 0.45),
    })
  })
}

/** A smoking volcano's cone. */
export const volcano = (x: number, base: number, height: number, color: string): Svg => {
  const width = height * 1.5
  return join(
    path(
      `M${x - width} ${base}Q${x - width * 0.35} ${base - height * 0.35} ${x - height * 0.17} ${base - height}q${height * 0.09} ${height * 0.06} ${height * 0.17} 0t${height * 0.17} 0Q${x + width * 0.35} ${base - height * 0.35} ${x + width} ${base}Z`,
      down(darker(color, 0.1), lighter(color, 0.08)),
    ),
    path(
      `M${x} ${base - height}q${height * 0.09} ${height * 0.03} ${height * 0.17} 0Q${x + width * 0.35} ${base - height * 0.35} ${x + width} ${base}L${x + width * 0.2} ${base}Q${x + height * 0.2} ${base - height * 0.5} ${x} ${base - height}Z`,
      { fill: '#0b2438', opacity: 0.25 },
    ),
  )
}

/** Sand from a shore line to the lower edge, wet where the water was. */
export const beach = (shore: number, tilt = 60): Svg => {
  const edge = `M-10 ${shore + tilt}Q300 ${shore + tilt * 0.2} 640 ${shore + tilt * 0.7}T1180 ${shore}T1620 ${shore - tilt * 0.5}`
  const next = (offset: number) =>
    `M-10 ${shore + tilt + offset}Q300 ${shore + tilt * 0.2 + offset} 640 ${shore + tilt * 0.7 + offset}T1180 ${shore + offset}T1620 ${shore - tilt * 0.5 + offset}`
  const closing = `L1620 ${HEIGHT + 10}L-10 ${HEIGHT + 10}Z`
  return join(
    path(`${next(-16)}${closing}`, clear('#ffffff', 0.75)),
    path(`${edge}${closing}`, '#cdb387'),
    path(`${next(34)}${closing}`, down('#ead4a4', '#f7e9c8')),
    specks(`sand ${shore}`, shore + tilt + 60, '#c9a970', 46),
  )
}

/** Pebbles, shells or crumbs from a height to the lower edge. */
export function specks(seed: string, top: number, color: string, count: number): Svg {
  const random = seededRandom(`specks of ${seed}`)
  return repeat(count, () => {
    const y = top + random.next() * (HEIGHT - top)
    const size = 2 + ((y - top) / (HEIGHT - top)) * 5
    return oval([random.next() * WIDTH, y, size * 1.6, size * 0.6], color, 0.3 + random.next() * 0.35)
  })
}

/** Ground from a wavy edge down; `color` at the edge, darker near. */
export const ground = (y: number, color: string, wave = 16): Svg =>
  path(
    `M-10 ${y}Q260 ${y - wave} 520 ${y + wave * 0.2}T1060 ${y - wave * 0.3}T1620 ${y}L1620 ${HEIGHT + 10}L-10 ${HEIGHT + 10}Z`,
    down(lighter(color, 0.12), color, darker(color, 0.16)),
  )

/** Grass blades in clumps on the ground. */
export function grass(
  seed: string,
  [top, bottom]: readonly [number, number],
  color: string,
  count = 60,
): Svg {
  const random = seededRandom(`grass of ${seed}`)
  const clumps = Array.from(
    { length: count },
    () => [random.next() * WIDTH, top + random.next() * (bottom - top)] as const,
  )
  return clumps
    .sort(([, a], [, b]) => a - b)
    .map(([x, y]) => {
      const size = 8 + ((y - top) / Math.max(1, bottom - top)) * 22
      const shade = random.boolean(0.5) ? lighter(color, 0.16) : darker(color, 0.14)
      return path(
        `M${round(x - size * 0.6)} ${round(y)}q${round(size * 0.1)} ${round(-size * 0.7)} ${round(-size * 0.3)} ${round(-size)}q${round(size * 0.6)} ${round(size * 0.3)} ${round(size * 0.7)} ${round(size * 0.75)}q0 ${round(-size * 0.8)} ${round(size * 0.2)} ${round(-size * 1.25)}q${round(size * 0.3)} ${round(size * 0.6)} ${round(size * 0.25)} ${round(size * 1.1)}q${round(size * 0.2)} ${round(-size * 0.5)} ${round(size * 0.6)} ${round(-size * 0.75)}q${round(-size * 0.1)} ${round(size * 0.6)} ${round(-size * 0.2)} ${round(size * 0.9)}Z`,
        { fill: shade, opacity: 0.75 },
      )
    })
    .join('')
}

/** A path that runs from the foot of the picture to a point. */
export const footpath = ([x, y]: Point, foot: number, width: number, color = '#e3c996'): Svg =>
  path(
    `M${foot - width / 2} ${HEIGHT + 5}Q${foot - width * 0.1} ${(HEIGHT + y) / 2} ${x - width * 0.05} ${y}L${x + width * 0.05} ${y}Q${foot + width * 0.75} ${(HEIGHT + y) / 2} ${foot + width / 2} ${HEIGHT + 5}Z`,
    down(lighter(color, 0.1), color),
  )

export const rock = (size: number, color = '#6d7f86'): Svg =>
  join(
    polygon(
      [
        [-size, 0],
        [-size * 0.75, -size * 0.5],
        [-size * 0.2, -size * 0.72],
        [size * 0.5, -size * 0.55],
        [size, 0],
      ],
      color,
    ),
    polygon(
      [
        [-size * 0.75, -size * 0.5],
        [-size * 0.2, -size * 0.72],
        [size * 0.5, -size * 0.55],
        [size * 0.05, -size * 0.38],
      ],
      lighter(color, 0.25),
    ),
    polygon(
      [
        [size * 0.5, -size * 0.55],
        [size, 0],
        [size * 0.2, 0],
        [size * 0.05, -size * 0.38],
      ],
      darker(color, 0.2),
    ),
  )

/** The shadow of what stands on the ground. */
export const shadow = (width: number, opacity = 0.22): Svg =>
  oval([width * 0.06, 3, width / 2, width * 0.055 + 3], '#1c2c24', opacity)

export const puff = (x: number, y: number, size: number, color: string, opacity = 0.5): Svg =>
  join(
    disc(x, y, size, color, opacity),
    disc(x + size * 0.8, y - size * 0.5, size * 0.8, color, opacity),
    disc(x - size * 0.7, y - size * 0.4, size * 0.7, color, opacity),
  )

/** A paved or dirt road along the picture. */
export const road = (y: number, height: number, color = '#8c8f8d'): Svg =>
  join(
    rect([-10, y, WIDTH + 20, height], down(lighter(color, 0.1), color)),
    rect([-10, y, WIDTH + 20, 5], lighter(color, 0.35), { opacity: 0.6 }),
    repeat(9, (index) => rect([index * 190 + 20, y + height * 0.48, 96, 6], COLORS.cream, { opacity: 0.75 })),
  )
