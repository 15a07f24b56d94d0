import { across, COLORS, darker, down, lighter } from '../paints.ts'
import { at, disc, join, line, oval, path, rect, repeat, type Svg } from '../svg.ts'

/** A sewing machine. */
export const sewingMachine = (color: string = COLORS.ink): Svg =>
  join(
    rect([-150, -22, 300, 24], down('#c08a52', '#8f6238'), { radius: 4 }),
    path(
      'M-120 -22L-120 -66L40 -66Q50 -66 54 -80L58 -128L-104 -132Q-130 -134 -128 -160Q-126 -190 -92 -190L86 -186Q126 -184 128 -140L132 -22Z',
      down(lighter(color, 0.24), color),
    ),
    line('M-92 -132L-92 -66', '#cfd8da', 6),
    rect([-110, -150, 36, 56], lighter(color, 0.3), { radius: 5 }),
    disc(150, -132, 36, lighter(color, 0.2)),
    disc(150, -132, 18, COLORS.sun),
    path('M-60 -176L70 -174', { stroke: COLORS.sun, width: 6 }),
    rect([20, -222, 20, 34], COLORS.reef, { radius: 5 }),
    line('M30 -222Q-40 -236 -92 -190', COLORS.reef, 3),
  )

/** A dress on its hanger, hung at 0 0, in a printed cloth. */
export const dress = (color: string, print: string): Svg =>
  join(
    line('M0 -26q14 4 8 14l-8 10M-44 18L0 -2L44 18', '#7d6a52', 6),
    path(
      'M-40 12L-20 4Q0 24 20 4L40 12L56 60L36 70L34 120Q64 210 74 280L-74 280Q-64 210 -34 120L-36 70L-56 60Z',
      across(lighter(color, 0.16), color, darker(color, 0.14)),
    ),
    repeat(9, (index) =>
      at(
        -44 + (index % 3) * 42 + (index > 5 ? 0 : 6),
        96 + Math.floor(index / 3) * 66,
        repeat(5, (petal) => at(0, 0, oval([0, -9, 5, 9], print), { turn: petal * 72 })),
      ),
    ),
    rect([-34, 116, 68, 9], print, { opacity: 0.7 }),
  )

export const shirt = (color: string, print: string): Svg =>
  join(
    line('M0 -26q14 4 8 14l-8 10M-52 20L0 -2L52 20', '#7d6a52', 6),
    path(
      'M-24 4L0 20L24 4L62 20L88 82L56 96L50 80L50 190L-50 190L-50 80L-56 96L-88 82L-62 20Z',
      across(lighter(color, 0.16), color, darker(color, 0.14)),
    ),
    repeat(8, (index) =>
      at(
        -32 + (index % 3) * 32,
        62 + Math.floor(index / 3) * 46,
        join(repeat(4, (petal) => at(0, 0, oval([0, -8, 4, 9], print), { turn: petal * 90 + 20 }))),
      ),
    ),
    line('M0 22L0 188', darker(color, 0.2), 3),
  )

/** A bolt of cloth that stands. */
export const bolt = (height: number, color: string, print: string): Svg =>
  join(
    rect([-26, -height, 52, height], across(lighter(color, 0.24), color, darker(color, 0.2)), { radius: 10 }),
    repeat(Math.floor(height / 46), (index) =>
      at(
        0,
        -height + 30 + index * 46,
        join(disc(0, 0, 7, print), disc(-14, 14, 4, print), disc(14, 14, 4, print)),
      ),
    ),
    oval([0, -height, 26, 9], lighter(color, 0.4)),
    oval([0, -height, 8, 3], '#8f6c4a'),
  )
