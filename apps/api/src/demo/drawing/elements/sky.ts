import { seededRandom } from '../../random.ts'
import type { Light } from '../light.ts'
import { around, blurred, clear, down } from '../paints.ts'
import { at, disc, HEIGHT, join, line, path, rect, repeat, round, type Svg, WIDTH } from '../svg.ts'

/** A trade-wind cloud on a flat base, its origin in the middle of the base. */
function cloud(width: number, seed: string, { cloud: top, cloudShade: base }: Light): Svg {
  const random = seededRandom(seed)
  const puffs = 5
  const step = width / puffs
  let d = `M${-width / 2} 0`
  for (let index = 0; index < puffs; index += 1) {
    const middle = 1 - Math.abs(index - 2) / 3
    const height = width * (0.1 + middle * 0.16 + random.next() * 0.06)
    const x = -width / 2 + step * index
    d += `C${round(x - step * 0.15)} ${round(-height)} ${round(x + step * 1.15)} ${round(-height)} ${round(x + step)} ${index === puffs - 1 ? 0 : round(-height * 0.45)}`
  }
  return path(
    `${d}Q${round(width * 0.3)} ${round(width * 0.045)} 0 ${round(width * 0.04)}T${-width / 2} 0Z`,
    down(top, top, base),
  )
}

interface SkyOptions {
  readonly seed: string
  /** Down to where it is seen. */
  readonly horizon?: number
  readonly clouds?: number
  /** Where the sun or moon stands; left out, it is not in the picture. */
  readonly sun?: readonly [x: number, y: number]
  readonly sunSize?: number
}

const streak = (x: number, y: number, length: number): string =>
  `M${round(x)} ${round(y)}q${round(length / 2)} -14 ${round(length)} 0q${round(-length / 2)} 10 ${round(-length)} 0`

/** The sky with its light, high streaks and clouds that grow towards the viewer. */
export function sky(light: Light, { seed, horizon = 560, clouds = 5, sun, sunSize = 62 }: SkyOptions): Svg {
  const random = seededRandom(`sky of ${seed}`)
  const stars = light.sky[0] === '#04142c' ? starsOf(seed, horizon) : ''
  return join(
    rect([0, 0, WIDTH, horizon + 40], down(...light.sky)),
    stars,
    repeat(4, () =>
      path(
        streak(random.next() * 1500 - 100, 60 + random.next() * horizon * 0.5, 260 + random.next() * 420),
        {
          fill: clear(light.cloud, 0.35),
        },
      ),
    ),
    sun ? sunAt(sun, sunSize, light) : '',
    repeat(clouds, (index) => {
      const depth = (index + random.next()) / clouds
      const y = horizon - 40 - depth * depth * horizon * 0.72
      const width = 110 + depth * 420 * (0.7 + random.next() * 0.5)
      return at(random.next() * WIDTH, y, cloud(width, `${seed} ${index}`, light))
    }),
  )
}

const sunAt = ([x, y]: readonly [number, number], size: number, { sun }: Light): Svg =>
  join(
    disc(x, y, size * 7, around(clear(sun, 0.55), clear(sun, 0.16), clear(sun, 0))),
    disc(x, y, size * 1.45, clear(sun, 0.35)),
    disc(x, y, size, sun),
  )

function starsOf(seed: string, horizon: number): Svg {
  const random = seededRandom(`stars of ${seed}`)
  return repeat(130, () =>
    disc(
      random.next() * WIDTH,
      random.next() * horizon * 0.85,
      1 + random.next() * 2.2,
      '#fdf6dc',
      0.35 + random.next() * 0.6,
    ),
  )
}

/** Birds far off, each two strokes. */
export function birds(x: number, y: number, count: number, seed: string, color = '#21465c'): Svg {
  const random = seededRandom(`birds of ${seed}`)
  return repeat(count, (index) => {
    const size = 12 + random.next() * 12
    const bx = x + index * 46 + random.next() * 30
    const by = y + random.next() * 70
    return line(
      `M${round(bx - size)} ${round(by - size * 0.3)}q${round(size * 0.5)} ${round(-size * 0.3)} ${round(size)} ${round(size * 0.35)}q${round(size * 0.5)} ${round(-size * 0.65)} ${round(size)} ${round(-size * 0.35)}`,
      color,
      3.4,
    )
  })
}

/** Slanting light from above. */
export const rays = (x: number, color: string, opacity = 0.16): Svg =>
  blurred(
    14,
    repeat(6, (index) => {
      const foot = x - 700 + index * 300
      return path(`M${x + index * 24 - 70} -40L${foot} ${HEIGHT + 60}h${110 + index * 14}Z`, {
        fill: down(clear(color, 0.9), clear(color, 0)),
        opacity,
      })
    }),
  )

/** Falling rain, thin and slanting. */
export function rain(seed: string): Svg {
  const random = seededRandom(`rain of ${seed}`)
  return repeat(150, () => {
    const x = random.next() * 1700
    const y = random.next() * 1150
    return line(`M${round(x)} ${round(y)}l${-10} ${round(34 + random.next() * 26)}`, '#eef5f4', 2, 0.28)
  })
}
