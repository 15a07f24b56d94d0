import { seededRandom } from '../../random.ts'
import { across, COLORS, darker, lighter } from '../paints.ts'
import { disc, join, oval, path, polygon, rect, repeat, type Svg, line } from '../svg.ts'

/** Books on a shelf, from 0 to the right, on a board at y 0. */
export function books(count: number, seed: string, height = 110): Svg {
  const random = seededRandom(`books of ${seed}`)
  const colors = [
    COLORS.reef,
    COLORS.lagoon,
    COLORS.sun,
    COLORS.ocean,
    COLORS.leaf,
    COLORS.plum,
    '#e7d3a5',
    COLORS.clay,
  ]
  let x = 0
  return repeat(count, () => {
    const width = 15 + random.next() * 15
    const tall = height * (0.74 + random.next() * 0.26)
    const color = random.pick(colors)
    const book = join(
      rect([x, -tall, width - 2, tall], across(lighter(color, 0.16), color, darker(color, 0.14)), {
        radius: 2,
      }),
      rect([x + 2, -tall * 0.84, width - 6, tall * 0.07], '#fff3d2', { opacity: 0.8 }),
      rect([x + 2, -tall * 0.2, width - 6, tall * 0.05], '#fff3d2', { opacity: 0.5 }),
    )
    x += width
    return book
  })
}

/** A carved bowl. */
export const bowl = (width: number, color = '#8a5a36'): Svg =>
  join(
    oval([0, 4, width * 0.3, 8], '#1c1a12', 0.22),
    path(
      `M${-width / 2} ${-width * 0.28}Q${-width * 0.42} 0 ${-width * 0.14} 0L${width * 0.14} 0Q${width * 0.42} 0 ${width / 2} ${-width * 0.28}Z`,
      across(lighter(color, 0.2), color, darker(color, 0.3)),
    ),
    oval([0, -width * 0.28, width / 2, width * 0.09], lighter(color, 0.16)),
    oval([0, -width * 0.27, width * 0.44, width * 0.07], darker(color, 0.35)),
    path(
      `M${-width * 0.44} ${-width * 0.16}${repeat(11, () => `l${width * 0.04} ${width * 0.04}l${width * 0.04} ${-width * 0.04}`)}`,
      { stroke: '#fff1d0', width: width * 0.014, opacity: 0.8 },
    ),
  )

/** A turtle carved in wood, or alive: its head to the right. */
export const turtle = (size: number, shell: string, skin: string): Svg =>
  join(
    path(
      `M${size * 0.26} ${-size * 0.1}Q${size * 0.5} ${-size * 0.6} ${size * 0.16} ${-size * 0.72}Q${size * 0.02} ${-size * 0.5} 0 ${-size * 0.16}Z`,
      skin,
    ),
    path(
      `M${size * 0.2} ${size * 0.1}Q${size * 0.36} ${size * 0.5} ${size * 0.02} ${size * 0.62}Q${-size * 0.06} ${size * 0.4} 0 ${size * 0.16}Z`,
      darker(skin, 0.16),
    ),
    path(
      `M${-size * 0.36} ${-size * 0.1}Q${-size * 0.66} ${-size * 0.24} ${-size * 0.66} ${-size * 0.4}Q${-size * 0.4} ${-size * 0.4} ${-size * 0.26} ${-size * 0.2}ZM${-size * 0.36} ${size * 0.1}Q${-size * 0.66} ${size * 0.2} ${-size * 0.68} ${size * 0.36}Q${-size * 0.4} ${size * 0.36} ${-size * 0.26} ${size * 0.18}Z`,
      darker(skin, 0.1),
    ),
    oval([size * 0.58, -size * 0.02, size * 0.16, size * 0.12], skin),
    disc(size * 0.64, -size * 0.06, size * 0.024, '#14222b'),
    oval([0, 0, size * 0.46, size * 0.32], darker(shell, 0.2)),
    oval([0, -size * 0.03, size * 0.43, size * 0.28], shell),
    [
      [0, 0],
      [-0.2, -0.1],
      [0.2, -0.1],
      [-0.2, 0.1],
      [0.2, 0.1],
    ].map(([x = 0, y = 0]) =>
      polygon(
        [0, 1, 2, 3, 4, 5].map(
          (corner) =>
            [
              x * size + Math.cos((corner * Math.PI) / 3) * size * 0.1,
              y * size - size * 0.03 + Math.sin((corner * Math.PI) / 3) * size * 0.08,
            ] as const,
        ),
        { fill: lighter(shell, 0.2), stroke: darker(shell, 0.3), width: size * 0.012 },
      ),
    ),
  )

/** A string of shell beads that hangs between two points. */
export const shellString = (width: number, drop: number, colors: readonly string[]): Svg => {
  const count = Math.round(width / 13)
  return repeat(count + 1, (index) => {
    const t = index / count
    return join(
      disc(t * width, 4 * drop * t * (1 - t), 7, colors[index % colors.length] ?? COLORS.reef),
      disc(t * width - 2, 4 * drop * t * (1 - t) - 2, 2.4, '#ffffff', 0.6),
    )
  })
}

/** A fan woven of pandanus. */
export const wovenFan = (size: number, color: string) =>
  join(
    line(`M0 ${size * 0.5}L0 ${size * 1.1}`, '#8f6238', size * 0.09),
    path(
      `M0 ${size * 0.6}Q${-size * 0.8} ${size * 0.3} ${-size * 0.6} ${-size * 0.3}Q${-size * 0.3} ${-size * 0.8} 0 ${-size * 0.8}Q${size * 0.3} ${-size * 0.8} ${size * 0.6} ${-size * 0.3}Q${size * 0.8} ${size * 0.3} 0 ${size * 0.6}Z`,
      color,
    ),
    repeat(7, (index) =>
      line(
        `M0 ${size * 0.58}Q${(index - 3) * size * 0.2} 0 ${(index - 3) * size * 0.17} ${-size * (0.76 - Math.abs(index - 3) * 0.08)}`,
        darker(color, 0.3),
        size * 0.022,
        0.7,
      ),
    ),
    repeat(4, (index) =>
      line(
        `M${-size * 0.5} ${size * (0.1 - index * 0.2)}q${size * 0.5} ${size * 0.16} ${size} 0`,
        '#fff1d0',
        size * 0.03,
        0.7,
      ),
    ),
  )

/** A carved paddle, its blade up. */
export const paddle = (length: number, color: string) =>
  join(
    rect([-7, -length * 0.55, 14, length * 0.55], across(lighter(color, 0.2), darker(color, 0.2)), {
      radius: 6,
    }),
    path(
      `M0 ${-length}Q${-length * 0.13} ${-length * 0.8} ${-length * 0.03} ${-length * 0.5}L${length * 0.03} ${-length * 0.5}Q${length * 0.13} ${-length * 0.8} 0 ${-length}Z`,
      color,
    ),
    path(
      `M0 ${-length * 0.92}L${length * 0.04} ${-length * 0.76}L0 ${-length * 0.6}L${-length * 0.04} ${-length * 0.76}Z`,
      { stroke: '#fff1d0', width: 5 },
    ),
  )
