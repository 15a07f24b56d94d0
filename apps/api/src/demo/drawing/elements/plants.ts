import { seededRandom } from '../../random.ts'
import { across, COLORS, darker, down, lighter } from '../paints.ts'
import { at, disc, join, line, oval, path, type Point, polygon, repeat, round, type Svg } from '../svg.ts'

/** A palm's frond: its rib bends from 0 0 to the tip, leaflets hang on both sides. */
function frond(length: number, angle: number, droop: number, color: string): Svg {
  const radians = (angle * Math.PI) / 180
  const tip: Point = [Math.cos(radians) * length, Math.sin(radians) * length + droop * length]
  const bend: Point = [Math.cos(radians) * length * 0.55, Math.sin(radians) * length * 0.75 - length * 0.08]
  const along = (t: number): Point => [
    2 * (1 - t) * t * bend[0] + t * t * tip[0],
    2 * (1 - t) * t * bend[1] + t * t * tip[1],
  ]
  const count = 15
  const leaflets = Array.from({ length: count }, (_, index) => {
    const t = (index + 1) / (count + 0.4)
    const [x, y] = along(t)
    const [nx, ny] = along(Math.min(1, t + 0.05))
    const heading = Math.atan2(ny - y, nx - x)
    const reach = length * 0.27 * Math.sin(Math.PI * (0.14 + t * 0.82))
    return [-1, 1]
      .map((side) => {
        const to = heading + side * 0.85
        const hang = reach * 0.32
        return `M${round(x)} ${round(y)}L${round(x + Math.cos(to) * reach)} ${round(y + Math.sin(to) * reach + hang)}L${round(nx + (nx - x) * 0.5)} ${round(ny + (ny - y) * 0.5)}Z`
      })
      .join('')
  }).join('')
  return join(
    path(leaflets, color),
    line(
      `M0 0Q${round(bend[0])} ${round(bend[1])} ${round(tip[0])} ${round(tip[1])}`,
      lighter(color, 0.18),
      length * 0.018,
    ),
  )
}

/** The crown of a palm around 0 0. */
export function palmCrown(size: number, seed: string, color: string = COLORS.palm): Svg {
  const random = seededRandom(`crown of ${seed}`)
  const angles = [-172, -8, -150, -30, -128, -52, -105, -76, 168, 12]
  return join(
    angles.map((angle, index) =>
      frond(
        size * (0.85 + random.next() * 0.25),
        angle + (random.next() - 0.5) * 14,
        0.16 + Math.abs(Math.cos((angle * Math.PI) / 180)) * 0.3,
        index < 4 ? darker(color, 0.32) : index < 8 ? color : darker(color, 0.12),
      ),
    ),
    disc(-size * 0.05, size * 0.06, size * 0.06, '#7c8f3c'),
    disc(size * 0.07, size * 0.05, size * 0.065, '#8a9a45'),
    disc(size * 0.01, size * 0.1, size * 0.06, '#6c7a33'),
  )
}

/** A coconut palm, `height` tall, its crown `lean` to the side of its foot. */
export function palm(height: number, lean: number, seed: string, color: string = COLORS.palm): Svg {
  const foot = height * 0.034
  const top = height * 0.018
  const trunk = `M${-foot} 0Q${round(-foot * 0.4 + lean * 0.1)} ${round(-height * 0.5)} ${round(lean - top)} ${round(-height)}L${round(lean + top)} ${round(-height)}Q${round(foot * 0.9 + lean * 0.12)} ${round(-height * 0.5)} ${foot * 1.1} 0Z`
  const rings = repeat(Math.round(height / 34), (index) => {
    const t = (index + 1) / (height / 34 + 1)
    const x = lean * (t * t * 0.86 + t * 0.14)
    const half = foot * (1 - t) + top * t
    return line(
      `M${round(x - half * 0.8)} ${round(-height * t)}q${round(half)} ${round(half * 0.5)} ${round(half * 1.6)} 0`,
      '#5b4330',
      2.4,
      0.45,
    )
  })
  return join(
    path(trunk, across('#a98a63', '#8a6b4a', '#6a4f38')),
    rings,
    at(lean, -height, palmCrown(height * 0.42, seed, color)),
  )
}

/** Where the parts of a broad crown are, for a tree of size 1. */
const CROWN: readonly (readonly [x: number, y: number, radius: number])[] = [
  [-0.42, -0.7, 0.2],
  [0.42, -0.7, 0.2],
  [-0.14, -0.68, 0.22],
  [0.16, -0.66, 0.22],
  [-0.34, -0.9, 0.23],
  [0.33, -0.9, 0.23],
  [0, -0.88, 0.26],
  [-0.16, -1.08, 0.22],
  [0.17, -1.07, 0.2],
  [0.02, -1.16, 0.17],
]

/** A broad tree: breadfruit, mango or banyan. */
export function tree(size: number, seed: string, color: string = COLORS.leaf): Svg {
  const random = seededRandom(`tree of ${seed}`)
  const crowns = CROWN.map(([x, y, r]) => ({
    x: (x + (random.next() - 0.5) * 0.1) * size,
    y: (y + (random.next() - 0.5) * 0.08) * size,
    r: r * size * (0.88 + random.next() * 0.24),
  }))
  return join(
    path(
      `M${-size * 0.09} 0Q${-size * 0.03} ${-size * 0.25} ${-size * 0.22} ${-size * 0.72}L${-size * 0.14} ${-size * 0.72}Q${-size * 0.04} ${-size * 0.5} ${size * 0.01} ${-size * 0.44}Q${size * 0.07} ${-size * 0.52} ${size * 0.16} ${-size * 0.74}L${size * 0.23} ${-size * 0.72}Q${size * 0.06} ${-size * 0.3} ${size * 0.11} 0Q${size * 0.02} ${-size * 0.02} ${-size * 0.09} 0Z`,
      across('#8f6c4a', '#5f4632'),
    ),
    crowns.map(({ x, y, r }) => disc(x, y + r * 0.22, r, darker(color, 0.34))),
    crowns.map(({ x, y, r }) => disc(x, y - r * 0.04, r * 0.92, color)),
    crowns.slice(4).map(({ x, y, r }) => disc(x - r * 0.22, y - r * 0.26, r * 0.6, lighter(color, 0.13))),
    crowns.slice(7).map(({ x, y, r }) => disc(x - r * 0.3, y - r * 0.36, r * 0.34, lighter(color, 0.26))),
    repeat(26, () =>
      at(
        (random.next() - 0.5) * size * 0.95,
        -size * (0.62 + random.next() * 0.56),
        oval([0, 0, size * 0.026, size * 0.01], lighter(color, 0.34), 0.55),
        { turn: random.next() * 70 - 35 },
      ),
    ),
  )
}

/** A low bush, flat at its foot. */
export function bush(size: number, seed: string, color: string = COLORS.leaf): Svg {
  const random = seededRandom(`bush of ${seed}`)
  const blobs = Array.from({ length: 6 }, (_, index) => ({
    x: (index - 2.5) * size * 0.27,
    r: size * (0.24 + random.next() * 0.12),
  }))
  const dome = (x: number, r: number, top: number) =>
    `M${round(x - r)} 0C${round(x - r * 1.15)} ${round(-top)} ${round(x + r * 1.15)} ${round(-top)} ${round(x + r)} 0Z`
  return join(
    oval([size * 0.05, 2, size * 0.95, size * 0.07], '#1c2c24', 0.2),
    blobs.map(({ x, r }) => path(dome(x, r * 1.05, r * 2.3), darker(color, 0.24))),
    blobs.map(({ x, r }) =>
      path(dome(x - r * 0.06, r * 0.86, r * 1.95), down(lighter(color, 0.08), darker(color, 0.16))),
    ),
    blobs.map(({ x, r }) => disc(x - r * 0.2, -r * 1.02, r * 0.36, lighter(color, 0.2), 0.7)),
  )
}

/** One long leaf from 0 0 upwards, turned by `angle` degrees. */
export const leaf = (length: number, angle: number, color: string, breadth = 0.2): Svg =>
  at(
    0,
    0,
    join(
      path(
        `M0 0Q${-length * breadth} ${-length * 0.5} 0 ${-length}Q${length * breadth} ${-length * 0.5} 0 0Z`,
        color,
      ),
      path(`M0 0Q${length * breadth} ${-length * 0.5} 0 ${-length}Z`, {
        fill: darker(color, 0.25),
        opacity: 0.5,
      }),
      line(
        `M0 ${-length * 0.04}L0 ${-length * 0.9}`,
        lighter(color, 0.3),
        Math.max(1.5, length * 0.014),
        0.8,
      ),
    ),
    { turn: angle },
  )

/** A banana plant. */
export const banana = (size: number, color = '#5ea548'): Svg =>
  join(
    path(
      `M${-size * 0.06} 0L${-size * 0.04} ${-size * 0.5}L${size * 0.04} ${-size * 0.5}L${size * 0.07} 0Z`,
      across('#a5b05c', '#6c8242'),
    ),
    at(
      0,
      -size * 0.46,
      join(
        [-105, 100, -68, 66, -38, 40, -10, 14].map((angle, index) =>
          leaf(
            size * (0.52 + (index % 3) * 0.08),
            angle,
            index < 3 ? darker(color, 0.22) : index % 2 ? color : lighter(color, 0.1),
            0.17,
          ),
        ),
      ),
    ),
    at(
      size * 0.1,
      -size * 0.3,
      repeat(9, (index) =>
        oval(
          [
            (index % 3) * size * 0.035 - size * 0.03,
            Math.floor(index / 3) * size * 0.05,
            size * 0.02,
            size * 0.04,
          ],
          '#d9c84a',
        ),
      ),
    ),
  )

/** A rosette of leaves: taro, pandanus, pineapple. */
export const rosette = (size: number, color: string, leaves = 9, breadth = 0.16): Svg =>
  repeat(leaves, (index) => {
    const order = index % 2 === 0 ? index / 2 : leaves - (index + 1) / 2
    const angle = -85 + (170 * order) / (leaves - 1)
    return leaf(
      size * (1 - Math.abs(angle) / 300),
      angle,
      index % 3 === 0 ? darker(color, 0.2) : index % 3 === 1 ? color : lighter(color, 0.12),
      breadth,
    )
  })

/** A heart-shaped taro leaf on its stem. */
export const taroLeaf = (size: number, turn: number, color: string): Svg =>
  at(
    0,
    0,
    join(
      line(`M0 0Q${size * 0.05} ${-size * 0.5} 0 ${-size}`, '#7d9c54', size * 0.035),
      path(
        `M0 ${-size * 0.72}Q${-size * 0.42} ${-size * 0.68} ${-size * 0.34} ${-size * 1.0}Q${-size * 0.22} ${-size * 1.32} 0 ${-size * 1.52}Q${size * 0.22} ${-size * 1.32} ${size * 0.34} ${-size * 1.0}Q${size * 0.42} ${-size * 0.68} 0 ${-size * 0.86}Z`,
        down(lighter(color, 0.14), color),
      ),
      line(
        `M0 ${-size * 0.86}L0 ${-size * 1.44}M0 ${-size * 0.94}L${-size * 0.22} ${-size * 1.08}M0 ${-size * 0.94}L${size * 0.22} ${-size * 1.08}`,
        lighter(color, 0.4),
        size * 0.018,
        0.7,
      ),
    ),
    { turn },
  )

/** Leaves that hang into the picture from a corner. */
export function overhang(seed: string, color: string, count = 5): Svg {
  const random = seededRandom(`overhang of ${seed}`)
  return repeat(count, (index) =>
    frond(
      420 + random.next() * 200,
      8 + index * (88 / count) + random.next() * 8,
      0.12,
      index % 2 ? color : darker(color, 0.2),
    ),
  )
}

/** A pine of New Caledonia: a narrow column. */
export const columnPine = (height: number, color = '#2f6146'): Svg =>
  join(
    path(
      `M${-height * 0.012} 0L${-height * 0.008} ${-height}L${height * 0.008} ${-height}L${height * 0.014} 0Z`,
      '#5d4836',
    ),
    repeat(13, (index) => {
      const t = index / 13
      const y = -height * (0.12 + t * 0.86)
      const half = height * 0.085 * (1 - t * 0.72)
      return polygon(
        [
          [-half, y + height * 0.03],
          [0, y - height * 0.055],
          [half, y + height * 0.03],
          [0, y + height * 0.012],
        ],
        index % 2 ? color : lighter(color, 0.12),
      )
    }),
  )
