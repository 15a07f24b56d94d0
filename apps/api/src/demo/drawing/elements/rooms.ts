import { across, clear, COLORS, darker, down, lighter } from '../paints.ts'
import {
  at,
  clipped,
  disc,
  HEIGHT,
  join,
  line,
  oval,
  path,
  polygon,
  rect,
  repeat,
  type Svg,
  WIDTH,
} from '../svg.ts'

interface RoomOptions {
  readonly wall?: string
  readonly floor?: string
  /** Where wall and floor meet. */
  readonly skirting?: number
  readonly planks?: boolean
}

/** A room seen from its front: wall and boarded floor. */
export const room = ({
  wall = '#f1dfba',
  floor = '#b98a58',
  skirting = 880,
  planks = true,
}: RoomOptions = {}): Svg =>
  join(
    rect([0, 0, WIDTH, skirting], down(darker(wall, 0.12), wall, lighter(wall, 0.2))),
    planks ? repeat(21, (index) => line(`M${index * 80} 0l0 ${skirting}`, darker(wall, 0.16), 3, 0.45)) : '',
    rect([0, skirting, WIDTH, HEIGHT - skirting], down(darker(floor, 0.16), floor, lighter(floor, 0.12))),
    repeat(19, (index) =>
      line(
        `M${800 + (index - 9) * 92} ${skirting}L${800 + (index - 9) * 230} ${HEIGHT}`,
        darker(floor, 0.3),
        3,
        0.5,
      ),
    ),
    rect([0, skirting - 22, WIDTH, 24], darker(wall, 0.28)),
    rect([0, skirting + 2, WIDTH, 26], clear('#1c1a12', 0.14)),
  )

/** A window in the wall on a view that is drawn as large as a whole picture. */
export const window = ([x, y, width, height]: readonly [number, number, number, number], view: Svg): Svg => {
  const scale = Math.max(width / WIDTH, height / HEIGHT)
  return join(
    rect([x - 22, y - 22, width + 44, height + 44], '#fbf2dd', { radius: 6 }),
    clipped(
      [x, y, width, height],
      at(x + (width - WIDTH * scale) / 2, y + (height - HEIGHT * scale) / 2, view, { scale }),
    ),
    rect([x + width / 2 - 7, y, 14, height], '#fbf2dd'),
    rect([x, y + height * 0.46, width, 11], '#fbf2dd'),
    rect([x, y, width, 14], clear('#1c1a12', 0.2)),
    rect([x - 36, y + height + 20, width + 72, 22], '#d9bd8c', { radius: 4 }),
    rect([x - 30, y + height + 42, width + 60, 10], clear('#1c1a12', 0.16)),
  )
}

/** What falls through a window onto the floor. */
export const sunbeam = ([x, y, width]: readonly [number, number, number, number], slant = 340): Svg =>
  join(
    polygon(
      [
        [x, y],
        [x + width, y],
        [x + width + slant, HEIGHT],
        [x + slant - 90, HEIGHT],
      ],
      down(clear('#fff3c4', 0.34), clear('#fff3c4', 0.05)),
    ),
    polygon(
      [
        [x + slant - 90, 1180],
        [x + slant * 0.72, 940],
        [x + width + slant * 0.6, 940],
        [x + width + slant, 1180],
      ],
      { fill: '#fff3c4', opacity: 0.22 },
    ),
  )

/** A table or bench, its top at 0, `width` wide. */
export const table = (width: number, height = 240, color: string = COLORS.timber): Svg =>
  join(
    oval([0, height + 2, width * 0.54, 20], '#1c1a12', 0.24),
    rect([-width / 2 + 30, 20, 34, height - 18], across(color, darker(color, 0.3))),
    rect([width / 2 - 64, 20, 34, height - 18], across(color, darker(color, 0.3))),
    rect([-width / 2 + 40, height * 0.62, width - 80, 20], darker(color, 0.22)),
    rect([-width / 2, 0, width, 34], down(lighter(color, 0.24), color), { radius: 5 }),
    rect([-width / 2, 34, width, 16], clear('#1c1a12', 0.22)),
  )

/** A counter that hides what is behind it, its top at 0. */
export const counter = (width: number, height: number, color: string): Svg =>
  join(
    oval([0, height, width * 0.52, 18], '#1c1a12', 0.24),
    rect([-width / 2 + 14, 20, width - 28, height - 20], down(color, darker(color, 0.2))),
    repeat(Math.round(width / 120), (index) =>
      rect(
        [
          -width / 2 + 34 + index * ((width - 60) / Math.round(width / 120)),
          50,
          (width - 60) / Math.round(width / 120) - 16,
          height - 80,
        ],
        darker(color, 0.1),
        { radius: 6 },
      ),
    ),
    rect([-width / 2, -8, width, 34], down(lighter(COLORS.plank, 0.2), COLORS.plank), { radius: 5 }),
  )

/** Shelves; `goods` draws what stands at a place of a board. */
export const shelves = (
  [x, y, width, height]: readonly [number, number, number, number],
  boards: number,
  goods: (board: number, place: number) => Svg,
  places = 7,
  color: string = COLORS.timber,
): Svg => {
  const step = height / boards
  return join(
    rect([x - 16, y - 16, width + 32, height + 30], darker(color, 0.38), { radius: 5 }),
    rect([x, y, width, height], down(darker(color, 0.5), darker(color, 0.42))),
    repeat(boards, (board) =>
      join(
        repeat(places, (place) =>
          at(x + (place + 0.5) * (width / places), y + (board + 1) * step - 16, goods(board, place)),
        ),
        rect([x - 4, y + (board + 1) * step - 16, width + 8, 17], down(lighter(color, 0.18), color), {
          radius: 2,
        }),
      ),
    ),
  )
}

/** A lamp that hangs from the ceiling. */
export const hangingLamp = (x: number, drop: number, color: string, glow = true): Svg =>
  join(
    glow ? disc(x, drop + 26, 300, 'url(#around_ffe7a880_ffe7a822_ffe7a800)') : '',
    line(`M${x} -5L${x} ${drop - 40}`, '#2b353d', 5),
    path(
      `M${x - 74} ${drop}Q${x - 60} ${drop - 58} ${x} ${drop - 62}Q${x + 60} ${drop - 58} ${x + 74} ${drop}Z`,
      across(lighter(color, 0.2), color, darker(color, 0.2)),
    ),
    path(`M${x - 40} ${drop}a40 26 0 0 0 80 0Z`, '#fff2c2'),
  )

/** A ceiling fan. */
export const fan = (x: number, y: number): Svg =>
  join(
    line(`M${x} -5L${x} ${y}`, '#7d6a52', 8),
    path(
      `M${x - 240} ${y - 2}Q${x - 120} ${y - 20} ${x} ${y - 2}Q${x + 120} ${y - 20} ${x + 240} ${y - 2}Q${x + 120} ${y + 16} ${x} ${y + 8}Q${x - 120} ${y + 16} ${x - 240} ${y - 2}Z`,
      '#a87e50',
    ),
    oval([x, y + 4, 34, 18], '#6b5138'),
  )

/** A rug or mat on the floor, woven in bands. */
export const mat = (x: number, y: number, width: number, colors: readonly [string, string]): Svg =>
  join(
    polygon(
      [
        [x - width * 0.42, y - width * 0.09],
        [x + width * 0.42, y - width * 0.09],
        [x + width * 0.5, y + width * 0.09],
        [x - width * 0.5, y + width * 0.09],
      ],
      colors[0],
    ),
    repeat(5, (index) => {
      const t = (index + 0.5) / 5
      const half = width * (0.42 + 0.08 * t) * 0.94
      return path(
        `M${x - half} ${y - width * 0.09 + width * 0.18 * t}${repeat(10, () => `l${half * 0.1} -8l${half * 0.1} 8`)}`,
        { stroke: colors[1], width: 6 },
      )
    }),
  )

export const stool = (color: string = COLORS.timber): Svg =>
  join(
    oval([0, 0, 70, 9], '#1c1a12', 0.22),
    line('M-40 -120L-52 -4M40 -120L52 -4M-44 -50L44 -50', darker(color, 0.2), 13),
    rect([-62, -138, 124, 24], down(lighter(color, 0.2), color), { radius: 10 }),
  )

export const chair = (color: string): Svg =>
  join(
    oval([0, 0, 70, 9], '#1c1a12', 0.22),
    line('M-46 -110L-52 -4M46 -110L54 -4', darker(color, 0.3), 11),
    rect([-58, -264, 116, 104], down(lighter(color, 0.16), color), { radius: 16 }),
    rect([-8, -164, 16, 50], darker(color, 0.3)),
    rect([-66, -128, 132, 26], down(lighter(color, 0.2), darker(color, 0.1)), { radius: 12 }),
  )

/** A plant in its pot. */
export const potted = (plant: Svg, pot: string, size = 60): Svg =>
  join(
    oval([4, 0, size, 8], '#1c1a12', 0.22),
    at(0, -size * 1.05, plant),
    path(
      `M${-size * 0.78} ${-size * 1.12}L${-size * 0.56} 0L${size * 0.56} 0L${size * 0.78} ${-size * 1.12}Z`,
      across(lighter(pot, 0.2), pot, darker(pot, 0.2)),
    ),
    rect(
      [-size * 0.86, -size * 1.26, size * 1.72, size * 0.26],
      down(lighter(pot, 0.24), darker(pot, 0.06)),
      { radius: 4 },
    ),
  )
