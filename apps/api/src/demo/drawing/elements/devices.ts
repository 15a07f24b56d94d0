import { seededRandom } from '../../random.ts'
import { across, clear, COLORS, darker, down, lighter } from '../paints.ts'
import { at, disc, join, line, oval, polygon, rect, repeat, type Svg } from '../svg.ts'

/** A screen on its foot; `on` draws what it shows within 200 by 124. */
export const monitor = (on: Svg = '', back = '#123a55'): Svg =>
  join(
    oval([0, 2, 70, 8], '#1c1a12', 0.24),
    polygon(
      [
        [-16, -54],
        [16, -54],
        [24, 0],
        [-24, 0],
      ],
      '#59676f',
    ),
    rect([-118, -200, 236, 152], '#26323a', { radius: 10 }),
    rect([-106, -188, 212, 128], down(back, lighter(back, 0.12))),
    at(-100, -186, on),
    polygon(
      [
        [-106, -188],
        [10, -188],
        [-70, -60],
        [-106, -60],
      ],
      clear('#ffffff', 0.07),
    ),
  )

/** Lines of something typed. */
export function typedLines(seed: string, rows = 7): Svg {
  const random = seededRandom(`lines of ${seed}`)
  const colors = ['#8fd0e3', COLORS.sun, '#b8e0b0', '#f3a58c']
  return repeat(rows, (row) =>
    join(
      rect([random.integer(0, 3) * 12 + 6, 10 + row * 16, 30 + random.next() * 50, 7], random.pick(colors), {
        radius: 3,
      }),
      rect([110, 10 + row * 16, 20 + random.next() * 60, 7], random.pick(colors), {
        radius: 3,
        opacity: 0.7,
      }),
    ),
  )
}

/** Bars and a line. */
export const chart = (): Svg =>
  join(
    repeat(6, (index) =>
      rect(
        [14 + index * 30, 108 - (24 + ((index * 37) % 70)), 18, 24 + ((index * 37) % 70)],
        index % 2 ? COLORS.sun : '#5fc0c2',
        { radius: 2 },
      ),
    ),
    line('M14 70L50 52L84 60L118 34L152 42L188 16', '#fff3d2', 4),
  )

export const keyboard = (): Svg =>
  join(
    polygon(
      [
        [-96, 0],
        [96, 0],
        [110, 26],
        [-110, 26],
      ],
      '#39464f',
    ),
    repeat(3, (row) =>
      repeat(10, (index) => rect([-88 + index * 18 - row * 2, 4 + row * 7, 13, 4], '#aab6ba', { radius: 1 })),
    ),
  )

export const laptop = (on: Svg = '', back = '#123a55'): Svg =>
  join(
    oval([0, 6, 170, 10], '#1c1a12', 0.22),
    rect([-126, -174, 252, 168], '#cdd6d8', { radius: 10 }),
    rect([-114, -162, 228, 144], down(back, lighter(back, 0.14))),
    at(-100, -156, on),
    polygon(
      [
        [-130, -6],
        [130, -6],
        [164, 10],
        [-164, 10],
      ],
      '#e4e9e8',
    ),
    rect([-164, 8, 328, 8], '#aab6ba', { radius: 4 }),
  )

export const phone = (height: number, screen: string): Svg =>
  join(
    rect([-height * 0.26, -height, height * 0.52, height], '#1d2a33', { radius: height * 0.07 }),
    rect(
      [-height * 0.225, -height * 0.94, height * 0.45, height * 0.88],
      down(lighter(screen, 0.35), screen),
      { radius: height * 0.03 },
    ),
    repeat(6, (index) =>
      rect(
        [
          -height * 0.16 + (index % 3) * height * 0.115,
          -height * 0.84 + Math.floor(index / 3) * height * 0.13,
          height * 0.085,
          height * 0.085,
        ],
        index % 2 ? COLORS.sun : '#fff8e8',
        { radius: height * 0.02 },
      ),
    ),
    rect([-height * 0.16, -height * 0.4, height * 0.32, height * 0.24], clear('#ffffff', 0.4), {
      radius: height * 0.02,
    }),
  )

export const radio = (color: string): Svg =>
  join(
    line('M56 -112L110 -196', '#7f9098', 5),
    rect([-96, -114, 192, 114], down(lighter(color, 0.18), darker(color, 0.12)), { radius: 14 }),
    disc(-44, -56, 38, '#2b353d'),
    disc(-44, -56, 26, '#55636b'),
    disc(-44, -56, 9, '#2b353d'),
    rect([12, -92, 66, 26], '#ffe9b0', { radius: 4 }),
    disc(28, -36, 14, '#fff3d8'),
    disc(64, -36, 14, '#fff3d8'),
  )

/** A set of boxes with lights, as high as it is told. */
export const rack = (height: number, seed: string): Svg => {
  const random = seededRandom(`rack of ${seed}`)
  const units = Math.floor((height - 30) / 46)
  return join(
    oval([0, 2, 130, 12], '#000000', 0.3),
    rect([-116, -height, 232, height], across('#33424c', '#24313a', '#1a242b'), { radius: 8 }),
    repeat(units, (unit) => {
      const y = -height + 18 + unit * 46
      return join(
        rect([-98, y, 196, 36], down('#3f505b', '#2b3841'), { radius: 4 }),
        repeat(8, (index) => rect([-88 + index * 13, y + 9, 7, 18], '#18222a', { radius: 2 })),
        repeat(4, (index) =>
          disc(34 + index * 15, y + 18, 4.5, random.pick(['#63e0a5', '#f3b23c', '#63c7e0', '#63e0a5'])),
        ),
      )
    }),
  )
}
