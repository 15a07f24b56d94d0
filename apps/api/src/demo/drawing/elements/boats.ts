import { person } from './people.ts'
import { floatShadow } from './sea.ts'
import { across, clear, COLORS, darker, down, lighter } from '../paints.ts'
import { at, disc, join, line, oval, path, polygon, rect, repeat, type Svg } from '../svg.ts'

/** An open fibreglass boat with an outboard motor, its bow to the right. */
export const bananaBoat = (
  hull: string,
  { crew = false, trim = '#fdf7e8' }: { crew?: boolean; trim?: string } = {},
): Svg =>
  join(
    floatShadow(430),
    crew ? at(-90, -34, person({ shirt: COLORS.sun, pose: 'sit' }), { scale: 0.62 }) : '',
    crew ? at(40, -34, person({ shirt: COLORS.lagoon, pose: 'sit', seed: 2 }), { scale: 0.6 }) : '',
    path(
      'M-190 -66Q40 -40 236 -92Q190 -14 130 2L-168 2Q-188 -20 -190 -66Z',
      down(lighter(hull, 0.14), hull, darker(hull, 0.3)),
    ),
    path('M-190 -66Q40 -40 236 -92L231 -79Q40 -26 -189 -52Z', trim),
    path('M-184 -26Q20 -6 196 -42L186 -31Q20 6 -181 -16Z', { fill: clear('#ffffff', 0.35) }),
    rect([-222, -104, 34, 46], '#2b3b47', { radius: 8 }),
    rect([-212, -60, 12, 66], '#44545f'),
    rect([-214, -96, 22, 8], COLORS.reef, { radius: 3 }),
    path('M-178 2Q0 14 140 2L128 10Q0 20 -170 9Z', '#ffffff80'),
  )

/** A dugout canoe with its outrigger, and a sail if wanted. */
export const canoe = (color: string, { sail, crew = 0 }: { sail?: string; crew?: number } = {}): Svg =>
  join(
    floatShadow(400),
    sail
      ? join(
          line('M-6 -24L14 -400', '#6b4d34', 8),
          path('M14 -396Q196 -250 170 -74Q80 -96 2 -62Z', across(lighter(sail, 0.25), sail)),
          line('M14 -396Q208 -240 176 -70', '#6b4d34', 6),
          path('M15 -330Q120 -270 158 -196M10 -240Q100 -200 172 -150M6 -150Q90 -130 172 -108', {
            stroke: darker(sail, 0.18),
            width: 3,
            opacity: 0.6,
          }),
        )
      : '',
    repeat(crew, (index) =>
      at(
        -80 + index * 110,
        -20,
        person({ shirt: index % 2 ? COLORS.reef : COLORS.paper, pose: 'paddle', seed: index }),
        { scale: 0.62 },
      ),
    ),
    path(
      'M-206 -42Q0 -14 214 -46Q176 4 120 8L-124 8Q-176 2 -206 -42Z',
      down(lighter(color, 0.16), darker(color, 0.22)),
    ),
    path('M-206 -42Q0 -14 214 -46L206 -34Q0 -4 -199 -32Z', lighter(color, 0.3)),
    line('M-70 -22L-96 34M70 -22L48 34', '#6b4d34', 6),
    path('M-160 30Q-30 20 126 30Q-20 44 -160 30Z', darker(color, 0.12)),
  )

/** A small ship for people and goods between islands. */
export const ferry = (hull = '#fbf7ec', band: string = COLORS.lagoon): Svg =>
  join(
    floatShadow(760),
    path(
      'M-380 -100L392 -118Q362 -30 312 6L-352 6Q-380 -40 -380 -100Z',
      down(lighter(hull, 0.2), darker(hull, 0.16)),
    ),
    path('M-380 -62L372 -72L350 -38L-374 -34Z', band),
    path('M-366 -16L330 -20L312 6L-352 6Z', darker(COLORS.reef, 0.2)),
    polygon(
      [
        [-340, -100],
        [-340, -196],
        [200, -196],
        [236, -108],
      ],
      down('#ffffff', '#dfe6e4'),
    ),
    repeat(11, (index) => rect([-320 + index * 46, -170, 30, 36], '#2f6a86', { radius: 6 })),
    polygon(
      [
        [-280, -196],
        [-280, -262],
        [130, -262],
        [160, -196],
      ],
      down('#ffffff', '#e6ebe8'),
    ),
    repeat(8, (index) => rect([-262 + index * 46, -244, 30, 30], '#3f84a0', { radius: 5 })),
    rect([-300, -206, 520, 10], band),
    polygon(
      [
        [40, -262],
        [40, -318],
        [128, -318],
        [152, -262],
      ],
      down('#ffffff', '#e2e8e6'),
    ),
    polygon(
      [
        [52, -306],
        [130, -306],
        [144, -276],
        [52, -276],
      ],
      '#22566f',
    ),
    polygon(
      [
        [-160, -262],
        [-150, -336],
        [-92, -336],
        [-84, -262],
      ],
      down(lighter(COLORS.reef, 0.1), COLORS.reef),
    ),
    rect([-152, -322, 62, 12], COLORS.sun),
    line('M92 -318L92 -400M92 -370L60 -330', '#6a7a84', 5),
    line(
      'M-376 -112L-376 -142L-340 -142M-340 -210L-290 -210M236 -116L330 -122L330 -148L250 -142',
      '#9aa9ae',
      4,
    ),
  )

const BOX_COLORS = [
  COLORS.reef,
  COLORS.lagoon,
  COLORS.sun,
  COLORS.ocean,
  '#c97b4a',
  '#4f9bb3',
  COLORS.leaf,
  '#e7ddc8',
]

/** A shipping container's long side, 132 by 56. */
export const container = (color: string): Svg =>
  join(
    rect([0, -56, 132, 56], down(lighter(color, 0.1), darker(color, 0.14)), { radius: 2 }),
    repeat(12, (index) => rect([8 + index * 10, -50, 3, 44], darker(color, 0.24), { opacity: 0.5 })),
    rect([0, -56, 132, 5], lighter(color, 0.25)),
  )

/** Containers in rows, the lowest first. */
export const containerStack = (rows: readonly number[], first = 0): Svg =>
  rows
    .map((count, row) =>
      repeat(count, (index) =>
        at(index * 136, -row * 58, container(BOX_COLORS[(first + index * 3 + row * 5) % 8] ?? COLORS.reef)),
      ),
    )
    .join('')

/** A ship that carries containers, its bow to the right. */
export const cargoShip = (hull: string = COLORS.deep): Svg =>
  join(
    floatShadow(1100),
    at(-330, -104, containerStack([6, 6, 4], 2)),
    polygon(
      [
        [-520, -104],
        [-520, -330],
        [-378, -330],
        [-360, -104],
      ],
      down('#ffffff', '#d8e0df'),
    ),
    repeat(4, (index) => rect([-508, -310 + index * 48, 124, 18], '#2c5f7a', { radius: 4 })),
    rect([-540, -342, 176, 16], '#f2f4f0', { radius: 4 }),
    polygon(
      [
        [-480, -342],
        [-474, -400],
        [-424, -400],
        [-418, -342],
      ],
      COLORS.reef,
    ),
    rect([-478, -386, 58, 12], COLORS.sun),
    path(
      'M-560 -108L520 -108L596 -150Q560 -30 500 10L-520 10Q-556 -30 -560 -108Z',
      down(lighter(hull, 0.14), hull),
    ),
    path('M-548 -28L532 -34L500 10L-520 10Z', darker(COLORS.reef, 0.12)),
    line('M-560 -108L520 -108L596 -150', '#e9ebe4', 5),
  )

/** A vessel that fishes with lines or nets. */
export const fishingBoat = (hull = '#2c7d94'): Svg =>
  join(
    floatShadow(560),
    line(
      'M-30 -120L-10 -380M-10 -370L-250 -120M-10 -370L220 -140M-20 -300L-190 -420M-6 -300L150 -430',
      '#53646d',
      6,
    ),
    path(
      'M-280 -84Q0 -60 300 -136Q260 -20 206 6L-250 6Q-276 -30 -280 -84Z',
      down(lighter(hull, 0.16), darker(hull, 0.24)),
    ),
    path('M-280 -84Q0 -60 300 -136L292 -116Q0 -42 -279 -66Z', '#fdf6e6'),
    path('M-266 -14L222 -20L206 6L-250 6Z', darker(COLORS.reef, 0.1)),
    polygon(
      [
        [-40, -78],
        [-30, -190],
        [110, -190],
        [134, -92],
      ],
      down('#ffffff', '#dfe5e2'),
    ),
    rect([-18, -176, 46, 40], '#24566e', { radius: 6 }),
    polygon(
      [
        [40, -176],
        [102, -176],
        [112, -136],
        [40, -136],
      ],
      '#24566e',
    ),
    rect([-50, -202, 178, 14], COLORS.reef, { radius: 5 }),
    repeat(4, (index) => disc(-220 + index * 42, -92, 17, index % 2 ? COLORS.sun : COLORS.reef)),
  )

/** A flat boat for divers, its bottles in a row. */
export const diveBoat = (hull = '#fdfaf0'): Svg =>
  join(
    floatShadow(520),
    rect([-150, -196, 290, 12], COLORS.lagoon, { radius: 6 }),
    line('M-136 -186L-136 -76M120 -186L120 -76M0 -186L0 -76', '#7f9098', 6),
    repeat(6, (index) =>
      join(
        rect([-126 + index * 24, -120, 16, 56], index % 2 ? COLORS.sun : '#c9d4d6', { radius: 7 }),
        rect([-122 + index * 24, -128, 8, 10], '#44545f'),
      ),
    ),
    at(60, -70, person({ shirt: '#20485c', pose: 'stand', seed: 3 }), { scale: 0.5 }),
    path('M-262 -74Q0 -54 286 -100Q240 -10 190 4L-236 4Q-258 -24 -262 -74Z', down(hull, darker(hull, 0.16))),
    path('M-260 -48Q0 -28 268 -70L258 -52Q0 -12 -256 -32Z', COLORS.lagoon),
    rect([-290, -110, 34, 50], '#2b3b47', { radius: 8 }),
  )

/** A sailing yacht at anchor. */
export const yacht = (): Svg =>
  join(
    floatShadow(280),
    line('M10 -30L10 -330', '#8b9aa3', 6),
    path('M2 -310Q-110 -150 -120 -52L2 -52Z', across('#ffffff', '#e4ebe8')),
    path('M18 -320Q84 -180 112 -56L18 -52Z', across('#f5efe0', '#dcd9cb')),
    path('M-140 -40L156 -46Q130 -4 96 4L-116 4Q-136 -16 -140 -40Z', down('#ffffff', '#cfdadb')),
    path('M-132 -16L122 -20L110 -6L-124 -4Z', COLORS.ocean),
  )

/** A wharf on piles that runs to the left from 0 0. */
export const wharf = (length: number, piles = 6): Svg =>
  join(
    repeat(piles, (index) =>
      rect([-length + (index + 0.4) * (length / piles), 10, 18, 120], across('#7d6045', '#553d2b')),
    ),
    rect([-length, -8, length, 26], down('#c99c69', '#9a7148'), { radius: 2 }),
    repeat(Math.floor(length / 44), (index) =>
      rect([-length + index * 44, -8, 3, 16], '#7d5a3a', { opacity: 0.6 }),
    ),
    rect([-length, 18, length, 8], '#5f452f'),
  )

/** A kayak on land or water. */
export const kayak = (color: string): Svg =>
  join(
    path('M-170 -14Q0 -50 170 -14Q0 26 -170 -14Z', down(lighter(color, 0.2), darker(color, 0.2))),
    oval([0, -16, 44, 9], darker(color, 0.55)),
    path('M-150 -16Q0 -42 150 -16', { stroke: lighter(color, 0.5), width: 4, opacity: 0.7 }),
  )
