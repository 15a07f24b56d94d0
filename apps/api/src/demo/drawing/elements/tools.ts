import { across, COLORS, darker, down, lighter, mix } from '../paints.ts'
import { at, disc, join, line, oval, path, polygon, rect, repeat, type Svg } from '../svg.ts'

export const hammer = (size: number): Svg =>
  join(
    rect([-size * 0.04, -size * 0.8, size * 0.08, size * 0.84], across('#c08a52', '#8f6238'), { radius: 4 }),
    path(
      `M${-size * 0.24} ${-size * 0.96}L${size * 0.16} ${-size * 0.96}L${size * 0.24} ${-size * 0.86}L${size * 0.16} ${-size * 0.76}L${-size * 0.24} ${-size * 0.76}Z`,
      down('#a9b6bb', '#66757e'),
    ),
  )

export const chisel = (size: number, handle: string = COLORS.reef): Svg =>
  join(
    rect(
      [-size * 0.05, -size * 0.4, size * 0.1, size * 0.44],
      across(lighter(handle, 0.2), darker(handle, 0.14)),
      { radius: 6 },
    ),
    polygon(
      [
        [-size * 0.03, -size * 0.4],
        [size * 0.03, -size * 0.4],
        [size * 0.05, -size * 0.86],
        [-size * 0.05, -size * 0.92],
      ],
      across('#cfd8da', '#8b9aa3'),
    ),
  )

export const saw = (size: number): Svg =>
  join(
    polygon(
      [
        [0, -size * 0.1],
        [size * 0.9, -size * 0.06],
        [size * 0.9, size * 0.02],
        [0, size * 0.16],
      ],
      down('#dfe6e6', '#93a3ab'),
    ),
    path(
      `M0 ${size * 0.16}${repeat(14, () => `l${size * 0.03} ${size * 0.02}l${size * 0.034} ${-size * 0.03}`)}`,
      { stroke: '#6f7f87', width: 3 },
    ),
    path(
      `M${size * 0.02} ${-size * 0.14}Q${-size * 0.26} ${-size * 0.16} ${-size * 0.22} ${size * 0.1}Q${-size * 0.1} ${size * 0.24} ${size * 0.02} ${size * 0.18}Z`,
      '#a46a3c',
    ),
  )

export const spanner = (size: number): Svg =>
  join(
    rect([-size * 0.05, -size * 0.8, size * 0.1, size * 0.74], across('#c3ced1', '#7f9098'), { radius: 4 }),
    path(
      `M${-size * 0.12} ${-size}L${-size * 0.05} ${-size * 0.84}L${size * 0.05} ${-size * 0.84}L${size * 0.12} ${-size}A${size * 0.15} ${size * 0.15} 0 1 1 ${-size * 0.12} ${-size}Z`,
      '#93a3ab',
    ),
  )

/** Tools on a board on the wall. */
export const toolBoard = (x: number, y: number, width: number): Svg =>
  join(
    rect([x, y, width, 260], down('#a97b48', '#8d6337'), { radius: 6 }),
    rect([x + 10, y + 10, width - 20, 240], down('#c99a62', '#b5854d'), { radius: 4 }),
    repeat(Math.floor(width / 86), (index) =>
      at(
        x + 56 + index * 86,
        y + 206,
        [hammer(150), chisel(160), spanner(150), chisel(150, COLORS.sun), chisel(140, COLORS.lagoon)][
          index % 5
        ] ?? '',
      ),
    ),
  )

/** Boards in a stack, their ends to the viewer. */
export const timberStack = (columns: number, rows: number, color: string = COLORS.plank): Svg => {
  const width = columns * 46
  return join(
    oval([0, 2, width * 0.56, 13], '#1c2c24', 0.24),
    repeat(rows, (row) =>
      repeat(columns, (column) => {
        const shade = mix(
          color,
          (row * 3 + column * 7) % 3 ? '#8f6238' : '#f3d7a4',
          ((row * 5 + column * 3) % 4) * 0.12,
        )
        return join(
          rect([-width / 2 + column * 46, -(row + 1) * 30, 44, 28], shade, { radius: 2 }),
          path(`M${-width / 2 + column * 46 + 10} ${-(row + 1) * 30 + 14}q12 -10 24 0q-12 8 -24 0`, {
            stroke: darker(shade, 0.22),
            width: 2,
            opacity: 0.6,
          }),
        )
      }),
    ),
  )
}

/** Blocks of concrete or clay in a stack. */
export const blockStack = (columns: number, rows: number, color = '#b8b6ad'): Svg =>
  join(
    oval([columns * 31, 2, columns * 34, 12], '#1c2c24', 0.24),
    repeat(rows, (row) =>
      repeat(columns, (column) =>
        join(
          rect(
            [column * 62 + (row % 2) * 8, -(row + 1) * 36, 60, 34],
            down(lighter(color, 0.14), darker(color, 0.08)),
            { radius: 2 },
          ),
          rect([column * 62 + 8 + (row % 2) * 8, -(row + 1) * 36 + 9, 16, 16], darker(color, 0.4), {
            radius: 3,
          }),
          rect([column * 62 + 36 + (row % 2) * 8, -(row + 1) * 36 + 9, 16, 16], darker(color, 0.4), {
            radius: 3,
          }),
        ),
      ),
    ),
  )

/** A cement mixer. */
export const mixer = (color: string = COLORS.sun): Svg =>
  join(
    oval([0, 2, 110, 10], '#1c2c24', 0.24),
    line('M-60 -110L-84 -4M50 -100L80 -4M-70 -60L64 -56', '#4b5860', 12),
    disc(-80, -20, 22, '#25303a'),
    at(
      0,
      -130,
      join(
        path(
          'M-70 -50Q-90 20 -40 60L40 60Q90 20 60 -50L36 -96L-44 -96Z',
          across(lighter(color, 0.2), color, darker(color, 0.2)),
        ),
        oval([-4, -96, 42, 14], '#3a4750'),
        rect([-76, -8, 146, 12], darker(color, 0.24)),
      ),
      { turn: 28 },
    ),
  )

/** An oil drum. */
export const drum = (color: string): Svg =>
  join(
    oval([4, 2, 40, 8], '#1c2c24', 0.22),
    rect([-34, -96, 68, 96], across(lighter(color, 0.24), color, darker(color, 0.2)), { radius: 5 }),
    repeat(2, (index) => rect([-36, -68 + index * 32, 72, 6], darker(color, 0.14))),
    oval([0, -96, 34, 9], lighter(color, 0.2)),
  )
