import { seededRandom } from '../../random.ts'
import { across, clear, COLORS, darker, down, lighter } from '../paints.ts'
import { at, disc, join, line, oval, path, polygon, rect, repeat, round, type Svg } from '../svg.ts'

/** A woven basket; `filling` rises above its rim. */
export const basket = (width: number, filling: Svg = '', color = '#c79a5b'): Svg => {
  const half = width / 2
  const height = width * 0.5
  return join(
    oval([half * 0.1, 2, half, width * 0.06], '#1c2c24', 0.24),
    oval([0, -height, half * 1.02, width * 0.1], darker(color, 0.4)),
    at(0, -height, filling),
    path(
      `M${-half} ${-height}Q${-half * 0.96} 0 ${-half * 0.7} 0L${half * 0.7} 0Q${half * 0.96} 0 ${half} ${-height}Q0 ${-height * 0.72} ${-half} ${-height}Z`,
      across(lighter(color, 0.14), color, darker(color, 0.2)),
    ),
    repeat(4, (row) =>
      repeat(12, (index) => {
        const y = -height * 0.76 + row * height * 0.19
        const reach = half * (0.95 - row * 0.06)
        return rect(
          [-reach + (index + (row % 2) * 0.5) * ((reach * 2) / 12.5), y, reach * 0.09, height * 0.13],
          darker(color, 0.24),
          { radius: 2, opacity: 0.5 },
        )
      }),
    ),
    path(`M${-half * 1.02} ${-height}Q0 ${-height * 0.7} ${half * 1.02} ${-height}`, {
      stroke: lighter(color, 0.2),
      width: width * 0.045,
    }),
  )
}

/** A wooden crate; `filling` rises above its edge. */
export const crate = (width: number, filling: Svg = '', color: string = COLORS.plank): Svg =>
  join(
    oval([width * 0.04, 2, width * 0.54, width * 0.05], '#1c2c24', 0.22),
    rect([-width / 2, -width * 0.5, width, width * 0.14], darker(color, 0.45)),
    at(0, -width * 0.44, filling),
    repeat(3, (index) =>
      rect(
        [-width / 2, -width * 0.44 + index * width * 0.15, width, width * 0.13],
        down(lighter(color, 0.12), darker(color, 0.08)),
        { radius: 2 },
      ),
    ),
    rect([-width / 2, -width * 0.46, width * 0.09, width * 0.46], darker(color, 0.16)),
    rect([width * 0.41, -width * 0.46, width * 0.09, width * 0.46], darker(color, 0.16)),
  )

/** Fruits in a heap, `width` across, its foot at 0 0. */
export function heap(width: number, seed: string, item: (index: number) => Svg, size: number): Svg {
  const random = seededRandom(`heap of ${seed}`)
  const rows = Math.max(2, Math.round(width / size / 2.3))
  let index = 0
  return repeat(rows, (row) => {
    const reach = width * (1 - row / rows) - size
    const count = Math.max(1, Math.floor(reach / (size * 1.2)))
    return repeat(count, (column) => {
      index += 1
      const x = count === 1 ? 0 : -reach / 2 + (reach * column) / (count - 1)
      return at(
        x + (random.next() - 0.5) * size * 0.3,
        -size * 0.6 - row * size * 1.05 + (random.next() - 0.5) * size * 0.2,
        item(index),
      )
    })
  })
}

/** A sack, tied, of rice, copra or cocoa. */
export const sack = (size: number, color = '#d9c294'): Svg =>
  join(
    oval([size * 0.05, 2, size * 0.46, size * 0.06], '#1c2c24', 0.24),
    path(
      `M${-size * 0.36} 0Q${-size * 0.5} ${-size * 0.5} ${-size * 0.16} ${-size * 0.86}L${-size * 0.22} ${-size}L${size * 0.2} ${-size * 1.02}L${size * 0.15} ${-size * 0.86}Q${size * 0.5} ${-size * 0.5} ${size * 0.36} 0Z`,
      across(lighter(color, 0.2), color, darker(color, 0.18)),
    ),
    line(`M${-size * 0.17} ${-size * 0.86}L${size * 0.16} ${-size * 0.86}`, darker(color, 0.4), size * 0.04),
    line(
      `M${-size * 0.1} ${-size * 0.78}Q${-size * 0.26} ${-size * 0.4} ${-size * 0.16} ${-size * 0.1}M${size * 0.12} ${-size * 0.76}Q${size * 0.2} ${-size * 0.4} ${size * 0.16} ${-size * 0.16}`,
      darker(color, 0.24),
      size * 0.018,
      0.6,
    ),
  )

/** A glass jar or bottle with something in it. */
export const jar = (width: number, height: number, content: string, lid: string = COLORS.sun): Svg =>
  join(
    oval([width * 0.06, 1, width * 0.55, 5], '#1c2c24', 0.2),
    rect(
      [-width / 2, -height * 0.84, width, height * 0.84],
      across(lighter(content, 0.3), content, darker(content, 0.16)),
      { radius: width * 0.16 },
    ),
    rect([-width * 0.46, -height, width * 0.92, height * 0.18], across(lighter(lid, 0.2), darker(lid, 0.1)), {
      radius: 4,
    }),
    rect([-width * 0.36, -height * 0.56, width * 0.72, height * 0.34], '#fff8e6', { radius: 3 }),
    rect([-width * 0.24, -height * 0.48, width * 0.48, height * 0.05], content, { radius: 2 }),
    rect([-width * 0.24, -height * 0.38, width * 0.34, height * 0.04], lighter(content, 0.4), { radius: 2 }),
    rect([-width * 0.4, -height * 0.78, width * 0.1, height * 0.66], clear('#ffffff', 0.4), { radius: 4 }),
  )

export const bottle = (height: number, content: string, cap: string = COLORS.paper): Svg => {
  const half = height * 0.15
  return join(
    oval([4, 1, half * 1.2, 5], '#1c2c24', 0.2),
    path(
      `M${-half} 0L${-half} ${-height * 0.56}Q${-half} ${-height * 0.7} ${-half * 0.4} ${-height * 0.78}L${-half * 0.4} ${-height * 0.92}L${half * 0.4} ${-height * 0.92}L${half * 0.4} ${-height * 0.78}Q${half} ${-height * 0.7} ${half} ${-height * 0.56}L${half} 0Z`,
      across(lighter(content, 0.35), content, darker(content, 0.14)),
    ),
    rect([-half * 0.52, -height, half * 1.04, height * 0.1], cap, { radius: 3 }),
    rect([-half * 0.86, -height * 0.46, half * 1.72, height * 0.28], '#fff8e6', { radius: 3 }),
    rect([-half * 0.5, -height * 0.38, half, height * 0.04], content, { radius: 2 }),
    rect([-half * 0.8, -height * 0.6, half * 0.24, height * 0.52], clear('#ffffff', 0.4), { radius: 3 }),
  )
}

/** A loaf, brown on top. */
export const loaf = (size: number): Svg =>
  join(
    path(
      `M${-size * 0.5} 0L${-size * 0.5} ${-size * 0.2}Q${-size * 0.56} ${-size * 0.5} 0 ${-size * 0.52}Q${size * 0.56} ${-size * 0.5} ${size * 0.5} ${-size * 0.2}L${size * 0.5} 0Z`,
      down('#d98f45', '#b5682d'),
    ),
    repeat(3, (index) =>
      line(
        `M${-size * 0.26 + index * size * 0.22} ${-size * 0.44}q${size * 0.1} ${size * 0.08} ${size * 0.06} ${size * 0.2}`,
        '#f3c98a',
        size * 0.05,
        0.9,
      ),
    ),
    oval([-size * 0.1, -size * 0.42, size * 0.24, size * 0.05], '#f6d6a0', 0.5),
  )

export const cup = (size: number, color: string, content = '#4a2c1a'): Svg =>
  join(
    oval([0, 2, size * 0.95, size * 0.16], lighter(color, 0.3)),
    oval([0, -2, size * 0.8, size * 0.12], darker(color, 0.06)),
    path(
      `M${size * 0.5} ${-size * 0.62}q${size * 0.44} 0 ${size * 0.3} ${size * 0.3}q${-size * 0.1} ${size * 0.2} ${-size * 0.4} ${size * 0.14}`,
      { stroke: color, width: size * 0.1 },
    ),
    path(
      `M${-size * 0.58} ${-size * 0.8}Q${-size * 0.52} 0 ${-size * 0.24} 0L${size * 0.24} 0Q${size * 0.52} 0 ${size * 0.58} ${-size * 0.8}Z`,
      across(lighter(color, 0.3), color, darker(color, 0.14)),
    ),
    oval([0, -size * 0.8, size * 0.58, size * 0.14], lighter(color, 0.4)),
    oval([0, -size * 0.79, size * 0.5, size * 0.1], content),
    [-0.16, 0.1].map((x) =>
      path(`M${size * x} ${-size}q${size * 0.14} ${-size * 0.2} 0 ${-size * 0.4}t0 ${-size * 0.4}`, {
        stroke: '#ffffff',
        width: size * 0.05,
        opacity: 0.5,
      }),
    ),
  )

/** Steam or smoke that rises from 0 0. */
export const steam = (size: number, color = '#ffffff', opacity = 0.28): Svg =>
  repeat(6, (index) =>
    disc(
      Math.sin(index * 1.7) * size * 0.24 + index * size * 0.1,
      round(-index * size * 0.42),
      size * (0.2 + index * 0.1),
      color,
      opacity * (1 - index * 0.13),
    ),
  )

/** A stall with its awning over a table; `goods` stand on the table at y 0. */
export const stall = (width: number, color: string, goods: Svg, awning: Svg): Svg => {
  const half = width / 2
  return join(
    oval([10, 110, half + 30, 14], '#1c2c24', 0.22),
    rect([-half + 6, -270, 13, 380], across('#8f6c4a', '#5f4632')),
    rect([half - 19, -270, 13, 380], across('#8f6c4a', '#5f4632')),
    rect([-half + 14, -256, width - 28, 260], clear('#3a2a1c', 0.24)),
    goods,
    rect([-half - 8, -4, width + 16, 20], down('#d6a56d', '#a97b48'), { radius: 3 }),
    polygon(
      [
        [-half, 16],
        [half, 16],
        [half, 96],
        [-half, 96],
      ],
      down(color, darker(color, 0.2)),
    ),
    repeat(Math.round(width / 46), (index) =>
      path(`M${-half + index * 46 + 14} 20q8 40 -2 74`, {
        stroke: darker(color, 0.26),
        width: 4,
        opacity: 0.5,
      }),
    ),
    awning,
  )
}
