import { seededRandom } from '../../random.ts'
import type { Light } from '../light.ts'
import { clear, down, lighter, mix } from '../paints.ts'
import { HEIGHT, join, oval, path, rect, repeat, round, type Svg, WIDTH } from '../svg.ts'

interface SeaOptions {
  readonly seed: string
  readonly horizon?: number
  /** Where the sun's path lies on the water. */
  readonly glitter?: number
  /** The lagoon's light bands over sand. */
  readonly shallows?: boolean
}

const lens = (x: number, y: number, length: number, height: number): string =>
  `M${round(x - length / 2)} ${round(y)}Q${round(x)} ${round(y - height)} ${round(x + length / 2)} ${round(y)}Q${round(x)} ${round(y + height)} ${round(x - length / 2)} ${round(y)}Z`

/** The sea from the horizon to the lower edge. */
export function sea(light: Light, { seed, horizon = 560, glitter, shallows = true }: SeaOptions): Svg {
  const random = seededRandom(`sea of ${seed}`)
  const depth = HEIGHT - horizon
  const [far, middle, near] = light.sea
  return join(
    rect([0, horizon, WIDTH, depth], down(far, middle, near)),
    shallows ? lagoonBands(light, horizon, seed) : '',
    repeat(90, () => {
      const t = random.next() ** 0.7
      const y = horizon + 6 + t * depth
      const color = random.boolean(0.6) ? lighter(mix(far, middle, t), 0.35) : mix(near, middle, 0.3)
      return path(lens(random.next() * WIDTH, y, 40 + t * 240 * (0.5 + random.next()), 1 + t * 7), {
        fill: color,
        opacity: 0.25 + random.next() * 0.25,
      })
    }),
    glitter === undefined ? '' : glitterAt(glitter, horizon, light, seed),
  )
}

function lagoonBands(light: Light, horizon: number, seed: string): Svg {
  const random = seededRandom(`bands of ${seed}`)
  const depth = HEIGHT - horizon
  return repeat(5, (index) => {
    const t = 0.12 + index * 0.16
    const color = mix(light.sea[1], light.sea[0], 0.55)
    return oval(
      [random.next() * WIDTH, horizon + t * depth, 420 + random.next() * 500, 12 + t * 42],
      clear(color, 0.32),
    )
  })
}

function glitterAt(x: number, horizon: number, { sun }: Light, seed: string): Svg {
  const random = seededRandom(`glitter of ${seed}`)
  const depth = HEIGHT - horizon
  return repeat(80, () => {
    const t = random.next()
    const spread = 30 + t * 240
    return path(
      lens(
        x + (random.next() - 0.5) * spread,
        horizon + 3 + t * depth,
        26 + t * 130 * random.next(),
        1.4 + t * 6,
      ),
      { fill: sun, opacity: 0.75 - t * 0.45 },
    )
  })
}

/** Surf along a line, its foam on the landward side. */
export const surf = (y: number, color = '#ffffff', opacity = 0.8): Svg =>
  path(
    `M-20 ${y}Q140 ${y - 26} 320 ${y}T680 ${y + 4}T1060 ${y - 8}T1620 ${y}L1620 ${y + 16}Q1340 ${y + 34} 1060 ${y + 8}T680 ${y + 22}T320 ${y + 16}T-20 ${y + 20}Z`,
    { fill: color, opacity },
  )

/** A wave that breaks, `size` high, its origin at the foot of its lip. */
export const breaker = (size: number, color: string): Svg =>
  join(
    path(
      `M${-size * 4} 0Q${-size * 1.6} ${-size * 0.1} ${-size * 0.9} ${-size * 0.75}Q${-size * 0.2} ${-size * 1.3} ${size * 0.7} ${-size * 0.95}Q${size * 0.1} ${-size * 0.85} ${size * 0.1} ${-size * 0.35}Q${size * 0.2} 0 ${size * 1.2} 0Z`,
      down(lighter(color, 0.45), color),
    ),
    path(
      `M${-size * 0.9} ${-size * 0.75}Q${-size * 0.2} ${-size * 1.3} ${size * 0.7} ${-size * 0.95}Q${size * 0.9} ${-size * 0.8} ${size * 0.8} ${-size * 0.62}Q${size * 0.4} ${-size * 0.98} ${-size * 0.1} ${-size * 0.88}Q${-size * 0.5} ${-size * 0.84} ${-size * 0.9} ${-size * 0.75}Z`,
      '#fbfffd',
    ),
  )

/** The soft shadow of what floats. */
export const floatShadow = (width: number): Svg => oval([0, 4, width / 2, width * 0.035], '#06334d', 0.35)
