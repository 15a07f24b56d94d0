import { across, darker, down, lighter } from '../paints.ts'
import { disc, join, line, oval, path, polygon, repeat, type Svg } from '../svg.ts'

/** A ball of wood or leather, and a rugby ball. */
export const rugbyBall = (size: number): Svg =>
  join(
    oval([0, 0, size, size * 0.62], across('#c97b4a', '#8f4f2c')),
    line(
      `M${-size * 0.9} 0Q0 ${-size * 0.3} ${size * 0.9} 0M${-size * 0.2} ${-size * 0.22}l0 ${size * 0.16}M0 ${-size * 0.25}l0 ${size * 0.16}M${size * 0.2} ${-size * 0.22}l0 ${size * 0.16}`,
      '#fff3d8',
      size * 0.06,
    ),
  )

export const football = (size: number): Svg =>
  join(
    disc(0, 0, size, '#fdfbf2'),
    disc(size * 0.1, size * 0.1, size * 0.9, '#e6e8e0'),
    disc(-size * 0.06, -size * 0.06, size * 0.9, '#fdfbf2'),
    [
      [0, 0],
      [-0.6, -0.4],
      [0.6, -0.3],
      [-0.3, 0.7],
      [0.5, 0.6],
    ].map(([x = 0, y = 0]) =>
      polygon(
        [0, 1, 2, 3, 4].map(
          (corner) =>
            [
              x * size + Math.cos(corner * 1.2566 - 1.57) * size * 0.24,
              y * size + Math.sin(corner * 1.2566 - 1.57) * size * 0.24,
            ] as const,
        ),
        '#26323a',
      ),
    ),
  )

/** A surfboard that stands in the sand. */
export const surfboard = (height: number, color: string, stripe: string): Svg =>
  join(
    path(
      `M0 0Q${-height * 0.15} ${-height * 0.5} 0 ${-height}Q${height * 0.15} ${-height * 0.5} 0 0Z`,
      across(lighter(color, 0.3), color, darker(color, 0.14)),
    ),
    path(
      `M${-height * 0.02} ${-height * 0.08}Q${-height * 0.05} ${-height * 0.5} ${-height * 0.01} ${-height * 0.92}L${height * 0.02} ${-height * 0.92}Q${height * 0.03} ${-height * 0.5} ${height * 0.02} ${-height * 0.08}Z`,
      stripe,
    ),
  )

/** A hammock or sail of cloth between two points. */
export const hammock = (width: number, color: string): Svg =>
  join(
    line(`M0 0L${width * 0.16} ${width * 0.16}M${width} 0L${width * 0.84} ${width * 0.16}`, '#8f6c4a', 5),
    path(
      `M${width * 0.15} ${width * 0.14}Q${width * 0.5} ${width * 0.4} ${width * 0.85} ${width * 0.14}Q${width * 0.5} ${width * 0.26} ${width * 0.15} ${width * 0.14}Z`,
      down(lighter(color, 0.2), darker(color, 0.14)),
    ),
  )

/** A lit lantern or bulb string between two points. */
export const bulbs = (x: number, y: number, width: number, drop: number, count = 9): Svg =>
  join(
    line(`M${x} ${y}Q${x + width / 2} ${y + drop * 2} ${x + width} ${y}`, '#3a3128', 4),
    repeat(count, (index) => {
      const t = (index + 0.5) / count
      const bx = x + width * t
      const by = y + 4 * drop * t * (1 - t) + 12
      return join(disc(bx, by, 56, 'url(#around_ffd98aaa_ffd98a22_ffd98a00)'), disc(bx, by, 11, '#fff1c4'))
    }),
  )
