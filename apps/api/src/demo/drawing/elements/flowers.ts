import { seededRandom } from '../../random.ts'
import { bush } from './plants.ts'
import { COLORS, down } from '../paints.ts'
import { at, disc, join, path, repeat, type Svg } from '../svg.ts'

/** A flower of five petals around 0 0: frangipani or hibiscus. */
export const flower = (size: number, petal: string, heart: string): Svg =>
  join(
    repeat(5, (index) =>
      at(
        0,
        0,
        path(
          `M0 0Q${-size * 0.5} ${-size * 0.55} ${-size * 0.06} ${-size}Q${size * 0.46} ${-size * 0.8} 0 0Z`,
          down(petal, petal, heart),
        ),
        { turn: index * 72 },
      ),
    ),
    disc(0, 0, size * 0.15, heart),
  )

/** A flowering shrub. */
export function blossoms(size: number, seed: string, petal: string, color: string = COLORS.leaf): Svg {
  const random = seededRandom(`blossoms of ${seed}`)
  return join(
    bush(size, seed, color),
    repeat(9, () =>
      at(
        (random.next() - 0.5) * size * 1.4,
        -size * (0.15 + random.next() * 0.42),
        flower(size * 0.1, petal, COLORS.sun),
        { turn: random.next() * 70 },
      ),
    ),
  )
}
