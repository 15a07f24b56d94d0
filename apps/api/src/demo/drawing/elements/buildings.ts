import { across, clear, COLORS, darker, down, lighter } from '../paints.ts'
import { disc, join, line, oval, path, polygon, rect, repeat, type Svg } from '../svg.ts'

const LIT = '#ffd98a'

/** A window with its frame; `glow` at night. */
export const pane = (x: number, y: number, width: number, height: number, glow = false): Svg =>
  join(
    rect([x - 6, y - 6, width + 12, height + 12], '#f8efdc', { radius: 3 }),
    rect([x, y, width, height], glow ? LIT : down('#3d7690', '#6fa9b8')),
    glow
      ? ''
      : polygon(
          [
            [x, y + height * 0.7],
            [x + width * 0.7, y],
            [x + width, y],
            [x, y + height],
          ],
          clear('#ffffff', 0.22),
        ),
    rect([x + width / 2 - 2.5, y, 5, height], '#f8efdc'),
    rect([x - 10, y + height + 6, width + 20, 7], '#d9c6a0'),
  )

/** Thatch from eave to eave, layer over layer. */
const thatchRoof = (half: number, eave: number, top: number, ridge: number): Svg =>
  join(
    polygon(
      [
        [-half, eave],
        [-ridge, top],
        [ridge, top],
        [half, eave],
      ],
      down(lighter(COLORS.thatch, 0.18), COLORS.thatch, darker(COLORS.thatch, 0.22)),
    ),
    repeat(4, (row) => {
      const t = (row + 1) / 5
      const reach = ridge + (half - ridge) * t
      const y = top + (eave - top) * t
      return path(`M${-reach} ${y}${repeat(14, () => `q${reach / 14} 12 ${reach / 7} 0`)}`, {
        stroke: darker(COLORS.thatch, 0.34),
        width: 4,
        opacity: 0.5,
      })
    }),
    path(
      `M${-half} ${eave}${repeat(18, () => `l${half / 18} 15l${half / 18} -15`)}Z`,
      darker(COLORS.thatch, 0.24),
    ),
    rect([-ridge - 8, top - 10, ridge * 2 + 16, 14], darker(COLORS.thatch, 0.3), { radius: 7 }),
  )

/** A leaf house on posts, with a ladder; `glow` lights its windows. */
export const leafHouse = ({
  stilts = 60,
  glow = false,
  wall = '#c08f55',
}: { stilts?: number; glow?: boolean; wall?: string } = {}): Svg =>
  join(
    oval([10, 2, 180, 15], '#1c2c24', 0.22),
    repeat(5, (index) =>
      rect([-142 + index * 66, -stilts - 4, 14, stilts + 6], across('#7d6045', '#533c2a')),
    ),
    rect([-168, -stilts - 14, 336, 14], '#8b6740'),
    rect([-140, -stilts - 136, 280, 122], across(wall, lighter(wall, 0.1), darker(wall, 0.14))),
    repeat(13, (index) => line(`M${-134 + index * 22} ${-stilts - 134}l0 118`, darker(wall, 0.26), 2.5, 0.5)),
    repeat(3, (index) => line(`M-140 ${-stilts - 46 - index * 32}l280 0`, darker(wall, 0.2), 2, 0.35)),
    rect([-18, -stilts - 110, 52, 96], glow ? '#e9a94f' : '#4f3722'),
    pane(-108, -stilts - 104, 56, 44, glow),
    pane(66, -stilts - 104, 48, 44, glow),
    thatchRoof(196, -stilts - 122, -stilts - 262, 76),
    line(`M-8 ${-stilts}L-34 0M30 ${-stilts}L14 0`, '#6b4c30', 8),
    repeat(3, (index) => line(`M${-14 - index * 7} ${-stilts + 16 + index * 16}l42 0`, '#6b4c30', 6)),
  )

/** A bungalow over the water, its origin on the water. */
export const overwaterBungalow = (glow = false): Svg =>
  join(
    repeat(5, (index) => rect([-150 + index * 70, -78, 12, 92], across('#7d6045', '#4c3726'))),
    rect([-190, -92, 400, 16], down('#c99c69', '#8f6941'), { radius: 3 }),
    rect([-134, -200, 258, 108], across('#c79a63', '#d8b07a', '#a97f4e')),
    repeat(11, (index) => line(`M${-126 + index * 24} -198l0 104`, '#8f6941', 2.5, 0.5)),
    rect([-28, -184, 84, 92], glow ? LIT : down('#3d7690', '#8cc3cc')),
    line('M14 -184L14 -92', '#7a5a38', 6),
    pane(-112, -174, 50, 46, glow),
    thatchRoof(184, -190, -330, 44),
    line('M-188 -92L-188 -132L-140 -132M124 -132L206 -132L206 -92M166 -132L166 -92', '#7a5a38', 6),
    line('M196 -76L220 12M214 -76L238 12', '#6b4c30', 6),
    repeat(3, (index) => line(`M${200 + index * 7} ${-52 + index * 24}l20 0`, '#6b4c30', 5)),
  )

interface HouseOptions {
  readonly wall?: string
  readonly roof?: string
  readonly width?: number
  readonly glow?: boolean
}

/** Ribs of an iron roof between two edges. */
export const ironRoof = (width: number, eave: number, top: number, color: string): Svg =>
  join(
    polygon(
      [
        [-width / 2 - 30, eave],
        [-width / 2 + 30, top],
        [width / 2 - 30, top],
        [width / 2 + 30, eave],
      ],
      down(lighter(color, 0.18), color),
    ),
    repeat(Math.round(width / 26), (index) => {
      const t = (index + 0.5) / Math.round(width / 26)
      return line(
        `M${-width / 2 + 30 + t * (width - 60)} ${top + 3}L${-width / 2 - 30 + t * (width + 60)} ${eave - 3}`,
        darker(color, 0.24),
        3,
        0.6,
      )
    }),
    rect([-width / 2 - 32, eave - 4, width + 64, 10], darker(color, 0.3), { radius: 3 }),
  )

/** A wooden house on low posts under an iron roof, with a veranda. */
export const house = ({
  wall = '#f3e3bf',
  roof = COLORS.reef,
  width = 340,
  glow = false,
}: HouseOptions = {}): Svg => {
  const half = width / 2
  return join(
    oval([12, 2, half + 50, 15], '#1c2c24', 0.22),
    repeat(6, (index) => rect([-half + 8 + index * ((width - 30) / 5), -34, 14, 36], '#6b5440')),
    rect([-half, -180, width, 148], down(lighter(wall, 0.2), wall)),
    repeat(7, (index) => line(`M${-half} ${-160 + index * 20}l${width} 0`, darker(wall, 0.18), 2, 0.5)),
    rect([-30, -150, 62, 118], glow ? '#e9a94f' : darker(COLORS.lagoon, 0.1), { radius: 3 }),
    disc(20, -90, 4, COLORS.sun),
    pane(-half + 34, -142, 74, 60, glow),
    pane(half - 112, -142, 74, 60, glow),
    ironRoof(width, -178, -292, roof),
    rect([-half - 20, -42, width + 40, 12], '#a47d50', { radius: 2 }),
    repeat(4, (index) => rect([-half - 14 + index * ((width + 16) / 3), -172, 9, 132], '#fbf4e2')),
    line(`M${-half - 14} -84L-44 -84M48 -84L${half + 12} -84`, '#fbf4e2', 7),
    repeat(3, (index) =>
      rect([-46 + index * -4, -30 + index * 11, 92 + index * 8, 11], darker('#a47d50', index * 0.1)),
    ),
  )
}

/** A shop on the street under its awning. */
export const shopFront = ({
  wall = '#e7b25a',
  roof = COLORS.lagoon,
  width = 340,
  glow = false,
}: HouseOptions = {}): Svg => {
  const half = width / 2
  return join(
    oval([12, 2, half + 40, 14], '#1c2c24', 0.22),
    rect([-half, -330, width, 330], down(lighter(wall, 0.12), wall, darker(wall, 0.06))),
    rect([-half - 12, -344, width + 24, 26], darker(wall, 0.24), { radius: 3 }),
    repeat(Math.round(width / 110), (index) =>
      pane(-half + 34 + index * ((width - 40) / Math.round(width / 110)), -292, 56, 68, glow),
    ),
    rect([-half + 20, -150, width * 0.5, 116], glow ? LIT : down('#2c5f7a', '#79afbc')),
    polygon(
      [
        [-half + 20, -70],
        [-half + 20 + width * 0.36, -150],
        [-half + 20 + width * 0.44, -150],
        [-half + 20, -52],
      ],
      clear('#ffffff', 0.25),
    ),
    rect([half - 112, -164, 78, 164], darker(roof, 0.2), { radius: 3 }),
    rect([half - 98, -148, 50, 70], glow ? LIT : '#7fb3bf', { radius: 2 }),
    awning(width + 30, roof, -214, -156),
  )
}

/** A striped awning, its middle at 0. */
export function awning(width: number, color: string, top: number, foot: number): Svg {
  const count = Math.max(6, Math.round(width / 44))
  const step = width / count
  return join(
    repeat(count, (index) => {
      const x = -width / 2 + index * step
      const fill = index % 2 ? '#fff8e8' : color
      const upper = x * 0.92
      return join(
        polygon(
          [
            [upper, top],
            [upper + step * 0.92, top],
            [x + step, foot],
            [x, foot],
          ],
          down(lighter(fill, 0.08), darker(fill, 0.05)),
        ),
        path(`M${x} ${foot}h${step}v10a${step / 2} 16 0 0 1 ${-step} 0Z`, darker(fill, 0.1)),
      )
    }),
  )
}

/** A building of offices or flats with several floors. */
export const block = (floors: number, columns: number, wall: string, glow = false): Svg => {
  const width = columns * 78 + 40
  const height = floors * 92 + 50
  return join(
    oval([10, 2, width / 2 + 30, 14], '#1c2c24', 0.22),
    rect([-width / 2, -height, width, height], across(lighter(wall, 0.14), wall, darker(wall, 0.12))),
    rect([-width / 2 - 10, -height - 14, width + 20, 20], darker(wall, 0.2), { radius: 3 }),
    repeat(floors, (floor) =>
      join(
        repeat(columns, (column) =>
          pane(
            -width / 2 + 34 + column * 78,
            -height + 36 + floor * 92,
            48,
            44,
            glow && (floor + column) % 3 !== 0,
          ),
        ),
        rect([-width / 2, -height + 98 + floor * 92, width, 7], darker(wall, 0.12), { opacity: 0.7 }),
      ),
    ),
    rect([-28, -62, 56, 62], darker(COLORS.ocean, 0.1)),
  )
}
