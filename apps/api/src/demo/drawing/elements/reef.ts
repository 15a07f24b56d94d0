import { seededRandom } from '../../random.ts'
import { fish } from './produce.ts'
import { rays } from './sky.ts'
import { clear, COLORS, darker, down, lighter, mix } from '../paints.ts'
import { at, disc, HEIGHT, join, line, oval, path, rect, repeat, round, type Svg, WIDTH } from '../svg.ts'

const WATER = ['#7fdcd9', '#219fb0', '#0a587f', '#062f52'] as const

/** The water seen from within, the surface above. */
export const underwater = (seed: string, sun = 900): Svg => {
  const random = seededRandom(`water of ${seed}`)
  return join(
    rect([0, 0, WIDTH, HEIGHT], down(...WATER)),
    repeat(14, () =>
      oval(
        [random.next() * WIDTH, random.next() * 90, 100 + random.next() * 240, 7 + random.next() * 10],
        '#e9fffa',
        0.3,
      ),
    ),
    rays(sun, '#e6fff6', 0.3),
    repeat(5, (layer) =>
      path(
        `M-10 ${900 + layer * 14}Q${300 + layer * 70} ${700 + random.next() * 140} ${640 + layer * 60} ${860 + layer * 20}T1620 ${780 + random.next() * 160}L1620 ${HEIGHT}L-10 ${HEIGHT}Z`,
        clear(mix('#1b7f98', '#052f4e', layer / 4), 0.45),
      ),
    ),
    repeat(40, () =>
      disc(
        random.next() * WIDTH,
        random.next() * 900,
        2 + random.next() * 5,
        '#ffffff',
        0.12 + random.next() * 0.25,
      ),
    ),
  )
}

/** A coral of branches that fork. */
export function branchCoral(size: number, color: string): Svg {
  const limb = (x: number, y: number, length: number, angle: number, depth: number): string => {
    const tx = x + Math.cos(angle) * length
    const ty = y + Math.sin(angle) * length
    const own = line(
      `M${round(x)} ${round(y)}L${round(tx)} ${round(ty)}`,
      depth === 0 ? lighter(color, 0.28) : color,
      size * 0.03 * (depth + 1.2),
    )
    return depth === 0
      ? own
      : own +
          limb(tx, ty, length * 0.74, angle - 0.42, depth - 1) +
          limb(tx, ty, length * 0.78, angle + 0.36, depth - 1)
  }
  return join(
    limb(0, 0, size * 0.3, -1.95, 3),
    limb(0, 0, size * 0.34, -1.2, 3),
    limb(0, 0, size * 0.36, -1.58, 3),
  )
}

/** A fan of fine ribs. */
export const fanCoral = (size: number, color: string): Svg =>
  join(
    path(
      `M0 0Q${-size * 0.7} ${-size * 0.3} ${-size * 0.5} ${-size * 0.8}Q${-size * 0.2} ${-size * 1.1} ${size * 0.1} ${-size}Q${size * 0.6} ${-size * 0.9} ${size * 0.5} ${-size * 0.5}Q${size * 0.4} ${-size * 0.2} 0 0Z`,
      clear(color, 0.75),
    ),
    repeat(9, (index) =>
      line(
        `M0 0Q${(index - 4) * size * 0.1} ${-size * 0.5} ${(index - 4) * size * 0.115} ${-size * (0.96 - Math.abs(index - 4) * 0.06)}`,
        lighter(color, 0.3),
        size * 0.014,
        0.8,
      ),
    ),
  )

export const brainCoral = (size: number, color: string): Svg =>
  join(
    path(
      `M${-size * 0.6} 0Q${-size * 0.64} ${-size * 0.62} 0 ${-size * 0.64}Q${size * 0.64} ${-size * 0.62} ${size * 0.6} 0Z`,
      down(lighter(color, 0.24), darker(color, 0.22)),
    ),
    repeat(5, (index) =>
      path(
        `M${-size * (0.5 - index * 0.06)} ${-size * (0.1 + index * 0.1)}q${size * 0.12} ${-size * 0.09} ${size * 0.25} 0t${size * 0.25} 0t${size * 0.25 - index * size * 0.03} 0`,
        { stroke: lighter(color, 0.4), width: size * 0.03, opacity: 0.7 },
      ),
    ),
  )

export const tubeCoral = (size: number, color: string): Svg =>
  repeat(5, (index) => {
    const x = (index - 2) * size * 0.2
    const height = size * (0.5 + ((index * 37) % 50) / 90)
    return join(
      rect([x - size * 0.09, -height, size * 0.18, height], down(lighter(color, 0.2), darker(color, 0.2)), {
        radius: size * 0.08,
      }),
      oval([x, -height + size * 0.03, size * 0.075, size * 0.045], darker(color, 0.5)),
    )
  })

/** A reef along the foot of the picture. */
export function reef(seed: string, base = HEIGHT, size = 1): Svg {
  const random = seededRandom(`reef of ${seed}`)
  const colors = ['#e8695a', '#f3b23c', '#b06ab3', '#ef9fb0', '#6ac2a4', '#f28c52', '#8b7fd0']
  const makers = [branchCoral, fanCoral, brainCoral, tubeCoral]
  return join(
    path(
      `M-10 ${base - 90}Q200 ${base - 180} 420 ${base - 110}T900 ${base - 130}T1340 ${base - 150}T1620 ${base - 90}L1620 ${HEIGHT + 10}L-10 ${HEIGHT + 10}Z`,
      down('#2f6f7c', '#0b3550'),
    ),
    repeat(17, (index) => {
      const make = makers[(index * 3 + random.integer(0, 1)) % makers.length] ?? branchCoral
      return at(
        index * 100 + random.next() * 50 - 20,
        base - 60 - random.next() * 60,
        make((110 + random.next() * 110) * size, random.pick(colors)),
      )
    }),
    path(
      `M-10 ${base - 20}Q300 ${base - 70} 700 ${base - 26}T1620 ${base - 40}L1620 ${HEIGHT + 10}L-10 ${HEIGHT + 10}Z`,
      down('#d8c99a', '#7d9a8f'),
    ),
  )
}

/** Fish of one kind that swim together. */
export function school(
  x: number,
  y: number,
  count: number,
  length: number,
  color: string,
  seed: string,
): Svg {
  const random = seededRandom(`school of ${seed}`)
  return repeat(count, () =>
    at(
      x + (random.next() - 0.5) * length * count * 0.5,
      y + (random.next() - 0.5) * length * 2.6,
      fish(length * (0.8 + random.next() * 0.4), color),
      { turn: random.next() * 10 - 5 },
    ),
  )
}

/** Weed that sways up from 0 0. */
export const weed = (height: number, color: string = COLORS.leaf): Svg =>
  repeat(4, (index) =>
    path(
      `M${index * 16} 0Q${index * 16 - 34} ${-height * 0.4} ${index * 16 + 6} ${-height * 0.6}T${index * 16 + (index - 2) * 18} ${-height}Q${index * 16 + 30} ${-height * 0.6} ${index * 16 + 8} ${-height * 0.4}T${index * 16 + 12} 0Z`,
      index % 2 ? color : lighter(color, 0.16),
    ),
  )
