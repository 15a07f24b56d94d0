import { leaf, rosette } from './plants.ts'
import { across, COLORS, darker, down, lighter } from '../paints.ts'
import { at, disc, join, line, oval, path, polygon, rect, repeat, round, type Svg } from '../svg.ts'

/** A round fruit with its light: `size` is its radius. */
export const fruit = (size: number, color: string): Svg =>
  join(
    disc(0, 0, size, darker(color, 0.2)),
    disc(-size * 0.06, -size * 0.07, size * 0.93, color),
    disc(-size * 0.3, -size * 0.34, size * 0.36, lighter(color, 0.42), 0.7),
  )

export const pineapple = (size: number): Svg =>
  join(
    at(0, -size * 0.9, rosette(size * 0.75, '#5c9a55', 9, 0.13)),
    oval([0, -size * 0.48, size * 0.36, size * 0.5], across('#f0b445', '#d98a2b')),
    repeat(6, (row) => {
      const y = -size * (0.86 - row * 0.15)
      const half = size * (0.2 + 0.14 * Math.sin(((row + 0.8) / 6.6) * Math.PI))
      const step = (half * 2) / 5
      return line(
        `M${round(-half)} ${round(y)}${repeat(5, () => `l${round(step / 2)} ${round(size * 0.06)}l${round(step / 2)} ${round(-size * 0.06)}`)}`,
        '#b06a22',
        size * 0.018,
        0.65,
      )
    }),
    repeat(14, (index) =>
      disc(
        ((index % 4) - 1.5) * size * 0.14,
        -size * (0.8 - Math.floor(index / 4) * 0.2),
        size * 0.014,
        '#8a4f18',
        0.6,
      ),
    ),
    oval([-size * 0.14, -size * 0.62, size * 0.07, size * 0.2], '#ffe0a0', 0.35),
  )

/** A hand of bananas that hangs from 0 0. */
export const bananas = (size: number, color = '#f2cf4a'): Svg =>
  join(
    repeat(6, (index) => {
      const x = (index - 2.5) * size * 0.2
      return path(
        `M${x * 0.3} 0Q${x * 1.5 - size * 0.1} ${size * 0.4} ${x * 1.2} ${size * 0.86}Q${x * 1.2 + size * 0.09} ${size * 0.9} ${x * 1.2 + size * 0.13} ${size * 0.82}Q${x * 1.6 + size * 0.14} ${size * 0.4} ${x * 0.3 + size * 0.12} 0Z`,
        index % 2 ? color : darker(color, 0.1),
      )
    }),
    rect([-size * 0.12, -size * 0.1, size * 0.3, size * 0.14], '#7d8a3c', { radius: size * 0.05 }),
  )

export const watermelon = (size: number): Svg =>
  join(
    oval([0, -size * 0.5, size * 0.8, size * 0.52], down('#3f9350', '#1f5d3b')),
    repeat(5, (index) =>
      path(
        `M${(index - 2) * size * 0.3} ${-size * (1 - Math.abs(index - 2) * 0.08)}q${size * 0.07 * (index - 2)} ${size * 0.5} 0 ${size * (0.98 - Math.abs(index - 2) * 0.12)}`,
        { stroke: '#17472f', width: size * 0.06, opacity: 0.6 },
      ),
    ),
  )

/** A half coconut, its white side up. */
export const halfCoconut = (size: number): Svg =>
  join(
    path(
      `M${-size} 0Q${-size * 0.9} ${size * 0.9} 0 ${size * 0.92}Q${size * 0.9} ${size * 0.9} ${size} 0Z`,
      down('#8a6042', '#5a3b27'),
    ),
    oval([0, 0, size, size * 0.36], '#6d4a32'),
    oval([0, 0, size * 0.9, size * 0.3], '#fffdf4'),
    oval([0, size * 0.03, size * 0.66, size * 0.19], '#e2ecea'),
  )

/** A green coconut with a straw. */
export const drinkingCoconut = (size: number): Svg =>
  join(
    line(
      `M${size * 0.1} ${-size * 0.9}L${size * 0.45} ${-size * 2}L${size * 0.9} ${-size * 2.15}`,
      COLORS.reef,
      size * 0.1,
    ),
    path(
      `M${-size * 0.95} ${-size * 0.3}Q${-size * 0.8} ${-size} 0 ${-size}Q${size * 0.8} ${-size} ${size * 0.95} ${-size * 0.3}Q${size * 0.8} ${size * 0.75} 0 ${size * 0.8}Q${-size * 0.8} ${size * 0.75} ${-size * 0.95} ${-size * 0.3}Z`,
      across('#8fb960', '#5f9146'),
    ),
    oval([0, -size * 0.86, size * 0.52, size * 0.2], '#f3ead0'),
    oval([size * 0.03, -size * 0.86, size * 0.3, size * 0.1], '#d8cfae'),
  )

export const pumpkin = (size: number): Svg =>
  join(
    repeat(5, (index) =>
      oval(
        [(index - 2) * size * 0.28, -size * 0.42, size * 0.3, size * (0.45 - Math.abs(index - 2) * 0.03)],
        index % 2 ? '#e08a35' : '#c8732a',
      ),
    ),
    oval([0, -size * 0.44, size * 0.2, size * 0.42], '#ee9d48'),
    rect([-size * 0.06, -size * 1.02, size * 0.12, size * 0.2], '#6f8244', { radius: 4 }),
  )

/** Taro or yam with its root hairs. */
export const taro = (size: number): Svg =>
  join(
    path(
      `M${-size * 0.34} ${-size * 0.6}Q${-size * 0.5} ${-size * 0.1} 0 0Q${size * 0.5} ${-size * 0.1} ${size * 0.34} ${-size * 0.6}Q0 ${-size * 0.82} ${-size * 0.34} ${-size * 0.6}Z`,
      across('#9a7354', '#6e4e38'),
    ),
    repeat(4, (index) =>
      line(
        `M${-size * 0.36 + index * size * 0.02} ${-size * (0.52 - index * 0.12)}q${size * 0.36} ${size * 0.1} ${size * 0.7 - index * size * 0.04} 0`,
        '#523826',
        size * 0.03,
        0.6,
      ),
    ),
    line(
      `M${-size * 0.1} ${-size * 0.68}L${-size * 0.16} ${-size * 1.1}M${size * 0.06} ${-size * 0.7}L${size * 0.1} ${-size * 1.14}`,
      '#a4b86a',
      size * 0.1,
    ),
  )

export const chilli = (size: number, color: string = COLORS.reef): Svg =>
  join(
    path(`M0 0Q${size * 0.3} ${size * 0.5} ${-size * 0.1} ${size}Q${-size * 0.3} ${size * 0.4} 0 0Z`, color),
    rect([-size * 0.08, -size * 0.14, size * 0.12, size * 0.2], '#4f8a45', { radius: 3 }),
  )

/** Leafy greens, bound. */
export const greens = (size: number, color = '#4f9a52'): Svg =>
  join(
    repeat(7, (index) =>
      leaf(size * (0.8 + (index % 2) * 0.2), (index - 3) * 17, index % 2 ? color : lighter(color, 0.16), 0.3),
    ),
    rect([-size * 0.16, -size * 0.26, size * 0.32, size * 0.09], COLORS.sun, { radius: 3 }),
  )

/** A cocoa pod. */
export const cocoaPod = (size: number, color: string): Svg =>
  join(
    path(
      `M0 ${-size}Q${size * 0.52} ${-size * 0.7} ${size * 0.4} ${-size * 0.24}Q${size * 0.2} ${size * 0.1} 0 ${size * 0.16}Q${-size * 0.2} ${size * 0.1} ${-size * 0.4} ${-size * 0.24}Q${-size * 0.52} ${-size * 0.7} 0 ${-size}Z`,
      across(lighter(color, 0.2), darker(color, 0.18)),
    ),
    line(
      `M0 ${-size}Q${size * 0.16} ${-size * 0.4} 0 ${size * 0.14}M0 ${-size}Q${-size * 0.3} ${-size * 0.5} ${-size * 0.12} ${size * 0.1}M0 ${-size}Q${size * 0.44} ${-size * 0.5} ${size * 0.18} ${size * 0.06}`,
      darker(color, 0.3),
      size * 0.03,
      0.6,
    ),
  )

/** A fish, its head to the right, `length` long. */
export const fish = (length: number, color: string, belly = '#f4f1e4'): Svg => {
  const l = length
  return join(
    polygon(
      [
        [-l * 0.36, 0],
        [-l * 0.54, -l * 0.17],
        [-l * 0.49, 0],
        [-l * 0.54, l * 0.17],
      ],
      darker(color, 0.14),
    ),
    path(`M${-l * 0.06} ${-l * 0.14}Q${l * 0.06} ${-l * 0.3} ${l * 0.2} ${-l * 0.12}Z`, darker(color, 0.2)),
    path(
      `M${-l * 0.42} 0Q${-l * 0.1} ${-l * 0.25} ${l * 0.3} ${-l * 0.1}Q${l * 0.46} ${-l * 0.03} ${l * 0.48} ${l * 0.02}Q${l * 0.4} ${l * 0.1} ${l * 0.24} ${l * 0.13}Q${-l * 0.1} ${l * 0.22} ${-l * 0.42} 0Z`,
      down(darker(color, 0.12), color, belly),
    ),
    path(
      `M${l * 0.06} ${l * 0.03}q${-l * 0.12} ${l * 0.02} ${-l * 0.13} ${l * 0.12}q${l * 0.11} ${-l * 0.01} ${l * 0.13} ${-l * 0.12}`,
      darker(color, 0.18),
    ),
    line(`M${l * 0.27} ${-l * 0.1}q${-l * 0.06} ${l * 0.1} 0 ${l * 0.2}`, darker(color, 0.3), l * 0.014, 0.7),
    disc(l * 0.37, -l * 0.03, l * 0.028, '#fffdf0'),
    disc(l * 0.375, -l * 0.03, l * 0.016, '#16232c'),
  )
}
