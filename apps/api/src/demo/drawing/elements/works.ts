import { ironRoof, pane } from './buildings.ts'
import { across, COLORS, darker, down, lighter } from '../paints.ts'
import { at, disc, join, line, oval, path, polygon, rect, repeat, type Svg } from '../svg.ts'

/** A long shed with a sliding door; `tall` for works. */
export const shed = (width: number, wall: string, roof: string, height = 190): Svg =>
  join(
    oval([12, 2, width / 2 + 40, 15], '#1c2c24', 0.22),
    rect([-width / 2, -height, width, height], down(lighter(wall, 0.1), wall)),
    repeat(Math.round(width / 20), (index) =>
      line(`M${-width / 2 + 10 + index * 20} ${-height}l0 ${height}`, darker(wall, 0.2), 2, 0.4),
    ),
    rect([-70, -height * 0.72, 140, height * 0.72], '#23323b'),
    rect([-70, -height * 0.72, 140, 10], '#11191e'),
    repeat(2, (side) =>
      repeat(2, (index) => pane((side ? 1 : -1) * width * 0.33 - 40 + index * 50, -height * 0.7, 32, 32)),
    ),
    ironRoof(width, -height + 4, -height - 92, roof),
  )

/** A round tank, upright. */
export const tank = (width: number, height: number, color: string): Svg =>
  join(
    oval([8, 2, width * 0.6, 10], '#1c2c24', 0.2),
    rect([-width / 2, -height, width, height], across(lighter(color, 0.35), color, darker(color, 0.25)), {
      radius: 6,
    }),
    oval([0, -height, width / 2, width * 0.12], lighter(color, 0.3)),
    repeat(3, (index) =>
      rect([-width / 2, -height * (0.25 + index * 0.25), width, 5], darker(color, 0.2), { opacity: 0.5 }),
    ),
  )

/** A radio mast in three guyed sections. */
export const mast = (height: number): Svg =>
  join(
    line(`M${-height * 0.05} 0L0 ${-height}L${height * 0.05} 0`, '#e4e7e2', 7),
    repeat(11, (index) => {
      const y = -height * (index / 11)
      const half = height * 0.05 * (1 - index / 11)
      const next = height * 0.05 * (1 - (index + 1) / 11)
      return line(
        `M${-half} ${y}L${next} ${-height * ((index + 1) / 11)}M${half} ${y}L${-next} ${-height * ((index + 1) / 11)}`,
        index % 2 ? COLORS.reef : '#dfe3de',
        4,
      )
    }),
    repeat(3, (index) =>
      join(
        disc(
          -height * 0.03 + index * height * 0.03,
          -height * (0.6 + index * 0.12),
          height * 0.032,
          '#f6f6f0',
        ),
        disc(
          -height * 0.03 + index * height * 0.03 + 3,
          -height * (0.6 + index * 0.12) + 2,
          height * 0.012,
          '#93a3ab',
        ),
      ),
    ),
    line(`M0 ${-height}l0 ${-height * 0.08}`, '#dfe3de', 5),
    disc(0, -height * 1.08, 7, COLORS.reef),
  )

/** A dish that listens to a satellite. */
export const dish = (size: number): Svg =>
  join(
    polygon(
      [
        [-size * 0.2, 0],
        [0, -size * 0.6],
        [size * 0.2, 0],
      ],
      '#7f9098',
    ),
    at(
      0,
      -size * 0.7,
      join(
        oval([0, 0, size * 0.62, size * 0.34], across('#ffffff', '#c3d0d3')),
        oval([size * 0.03, -size * 0.03, size * 0.5, size * 0.25], '#dbe5e6'),
        line(`M0 0L${size * 0.1} ${-size * 0.52}`, '#6f8089', 7),
        disc(size * 0.1, -size * 0.54, size * 0.06, COLORS.reef),
      ),
      { turn: -32 },
    ),
  )

/** A fence of pickets from 0 to the right. */
export const fence = (width: number, color = '#fbf4e2'): Svg =>
  join(
    rect([0, -52, width, 8], darker(color, 0.08)),
    rect([0, -24, width, 8], darker(color, 0.08)),
    repeat(Math.floor(width / 30), (index) =>
      path(
        `M${index * 30 + 6} 0L${index * 30 + 6} -58L${index * 30 + 13} -68L${index * 30 + 20} -58L${index * 30 + 20} 0Z`,
        color,
      ),
    ),
  )

/** A pole with its lamp, which shines at night. */
export const lamp = (height: number, glow = false): Svg =>
  join(
    glow ? disc(46, -height + 8, 150, 'url(#around_ffd98aaa_ffd98a30_ffd98a00)') : '',
    line(`M0 0L0 ${-height}Q4 ${-height - 26} 40 ${-height - 12}`, '#5c6c76', 8),
    path(`M24 ${-height - 16}h38l8 18h-54Z`, glow ? '#ffe6a8' : '#3b4a53'),
  )
