import { container } from './boats.ts'
import { clear, COLORS, darker, down, lighter } from '../paints.ts'
import { at, disc, join, line, oval, path, polygon, rect, repeat, type Svg } from '../svg.ts'

export const wheel = (x: number, size: number): Svg =>
  join(
    disc(x, -size, size, '#25303a'),
    disc(x, -size, size * 0.55, '#a9b5b9'),
    disc(x, -size, size * 0.2, '#4f5d66'),
  )

/** A pickup, its nose to the right; `load` stands on its bed. */
export const pickup = (color: string, load: Svg = ''): Svg =>
  join(
    oval([0, 0, 190, 12], '#1c2c24', 0.26),
    at(-88, -72, load),
    path(
      'M-176 -92L-176 -34L178 -34L178 -70Q172 -92 120 -96L84 -142Q78 -150 64 -150L-2 -150L-6 -92Z',
      down(lighter(color, 0.18), color, darker(color, 0.16)),
    ),
    path('M8 -138L62 -138Q70 -138 76 -130L100 -98L8 -98Z', down('#2c5a72', '#86bccb')),
    rect([46, -138, 6, 42], color),
    rect([-176, -96, 168, 8], darker(color, 0.2)),
    rect([158, -74, 20, 16], '#fff3c9', { radius: 4 }),
    rect([-178, -40, 358, 10], '#39464f', { radius: 4 }),
    wheel(-108, 34),
    wheel(112, 34),
  )

/** A truck with a box or a container, its nose to the right. */
export const truck = (color: string, load = container(COLORS.lagoon)): Svg =>
  join(
    oval([0, 0, 240, 13], '#1c2c24', 0.26),
    rect([-226, -62, 340, 16], '#3a4750'),
    at(-222, -62, load, { scale: 2.2 }),
    path(
      'M92 -38L92 -176Q94 -190 110 -190L180 -190Q192 -190 198 -178L222 -112L224 -38Z',
      down(lighter(color, 0.18), color, darker(color, 0.14)),
    ),
    path('M126 -176L178 -176L204 -112L126 -112Z', down('#2c5a72', '#86bccb')),
    rect([208, -72, 16, 18], '#fff3c9', { radius: 4 }),
    rect([90, -48, 138, 14], '#39464f', { radius: 4 }),
    wheel(-170, 36),
    wheel(-88, 36),
    wheel(160, 36),
  )

/** A minibus, its nose to the right. */
export const bus = (color: string): Svg =>
  join(
    oval([0, 0, 200, 12], '#1c2c24', 0.26),
    path(
      'M-190 -34L-190 -150Q-188 -168 -168 -168L120 -168Q138 -168 150 -152L186 -96L188 -34Z',
      down(lighter(color, 0.24), color, darker(color, 0.1)),
    ),
    rect([-190, -86, 374, 12], '#fff8e8'),
    repeat(5, (index) => rect([-174 + index * 56, -150, 44, 48], down('#2c5a72', '#86bccb'), { radius: 5 })),
    path('M112 -150L124 -150L158 -102L112 -102Z', down('#2c5a72', '#86bccb')),
    rect([170, -66, 18, 16], '#fff3c9', { radius: 4 }),
    wheel(-110, 32),
    wheel(112, 32),
  )

/** A small aeroplane on the ground, its nose to the right. */
export const plane = (stripe: string = COLORS.lagoon): Svg =>
  join(
    oval([10, 4, 290, 14], '#1c2c24', 0.24),
    polygon(
      [
        [-276, -190],
        [-232, -96],
        [-176, -96],
        [-216, -190],
      ],
      stripe,
    ),
    path(
      'M-290 -120Q-130 -150 60 -154Q196 -156 262 -96Q216 -50 60 -48Q-140 -50 -290 -104Z',
      down('#ffffff', '#eef0ea', '#cdd7d6'),
    ),
    path('M-290 -116Q-100 -106 256 -106L262 -96L244 -84Q-80 -88 -290 -106Z', stripe),
    repeat(5, (index) => rect([-100 + index * 50, -142, 30, 24], '#2c5a72', { radius: 8 })),
    path('M160 -142L206 -128L222 -112L164 -112Z', '#2c5a72'),
    line('M-70 -56L40 -166', '#93a3ab', 7),
    rect([-130, -178, 300, 18], down('#ffffff', '#d3dcda'), { radius: 9 }),
    rect([92, -176, 70, 26], darker(stripe, 0.1), { radius: 12 }),
    oval([166, -164, 6, 62], clear('#2b3b47', 0.35)),
    line('M150 -52L160 -22M-20 -52L-26 -22', '#5c6c76', 9),
    disc(160, -14, 16, '#25303a'),
    disc(-26, -14, 18, '#25303a'),
  )

/** A bicycle, its front to the right. */
export const bicycle = (color: string): Svg =>
  join(
    oval([0, 0, 100, 7], '#1c2c24', 0.2),
    repeat(2, (side) =>
      join(
        path(`M${side ? 26 : -94} -34a34 34 0 1 0 68 0a34 34 0 1 0 -68 0`, { stroke: '#2b353d', width: 7 }),
        line(`M${side ? 60 : -60} -68l0 68M${side ? 26 : -94} -34l68 0`, '#aab5b8', 2, 0.8),
      ),
    ),
    line(
      'M-60 -34L-34 -86L34 -86L-4 -34Z M-34 -86L-4 -34M34 -86L60 -34M34 -86L28 -108L46 -114M-34 -86L-40 -102M-52 -102L-28 -102',
      color,
      8,
    ),
  )
