import { canoe, ferry, yacht } from './elements/boats.ts'
import { house, leafHouse } from './elements/buildings.ts'
import { sewingMachine, shirt } from './elements/cloth.ts'
import { basket, bottle, cup, heap, loaf } from './elements/containers.ts'
import { bowl, turtle } from './elements/crafts.ts'
import { laptop, radio } from './elements/devices.ts'
import { flower } from './elements/flowers.ts'
import { excavator, solarRow, turbine } from './elements/machines.ts'
import { bush, columnPine, leaf, palm, rosette, tree } from './elements/plants.ts'
import { rugbyBall, surfboard } from './elements/play.ts'
import { cocoaPod, fish, fruit, pineapple } from './elements/produce.ts'
import { branchCoral } from './elements/reef.ts'
import { chisel, hammer } from './elements/tools.ts'
import { bicycle, plane, truck } from './elements/vehicles.ts'
import { mast } from './elements/works.ts'
import { around, COLORS, down, lighter } from './paints.ts'
import { at, disc, join, path, rect, repeat, type Svg } from './svg.ts'

/** Logos are square. */
export const LOGO_SIZE = 512

const ring = (color: string) =>
  path('M256 34a222 222 0 1 0 0.1 0Z', { stroke: color, width: 9, opacity: 0.85 })

/** A mark in a ring on its colour. */
const emblem =
  (color: string, mark: Svg, edge: string = COLORS.cream) =>
  () =>
    join(
      rect([0, 0, LOGO_SIZE, LOGO_SIZE], down(lighter(color, 0.12), color)),
      disc(256, 256, 222, around('#ffffff40', '#ffffff10')),
      mark,
      ring(edge),
    )

const waves = repeat(3, (index) =>
  path(`M90 ${372 + index * 26}q42 -26 83 0t83 0t83 0t83 0`, {
    stroke: COLORS.cream,
    width: 8,
    opacity: 0.9,
  }),
)
const rays = repeat(12, (index) =>
  at(256, 256, path('M-11 -118L0 -168L11 -118Z', COLORS.sun), { turn: index * 30 }),
)

/** Logos by the name of their file. */
export const LOGOS: Readonly<Record<string, () => Svg>> = {
  fish: emblem(COLORS.ocean, join(at(256, 236, fish(330, '#5fb6c9')), waves)),
  reef: emblem(
    COLORS.lagoon,
    join(at(256, 392, branchCoral(300, '#f2806a')), at(330, 190, fish(120, COLORS.sun))),
  ),
  canoe: emblem(
    COLORS.deep,
    join(at(240, 350, canoe('#a0693c', { sail: COLORS.reef }), { scale: 0.66 }), waves),
  ),
  turtle: emblem('#0f6b6a', at(250, 260, turtle(300, '#c9a24a', '#8fbf7a'), { turn: -30 })),
  palm: emblem(
    COLORS.sun,
    join(disc(256, 270, 120, '#fff1c9'), at(236, 430, palm(290, 40, 'logo'))),
    COLORS.ocean,
  ),
  hibiscus: emblem(
    COLORS.leaf,
    join(at(256, 270, flower(165, '#f0705a', COLORS.sun)), at(130, 390, leaf(110, -50, '#8fc46a'))),
    COLORS.cream,
  ),
  frangipani: emblem('#0d5a62', at(256, 268, flower(165, '#fff8ea', COLORS.sun))),
  pineapple: emblem('#2f7f5a', at(256, 430, pineapple(230))),
  cocoa: emblem(
    '#6b3f26',
    join(
      at(200, 380, cocoaPod(230, COLORS.sun), { turn: -20 }),
      at(310, 380, cocoaPod(220, '#d0663a'), { turn: 24 }),
    ),
  ),
  harvest: emblem(
    '#a9662c',
    at(
      256,
      400,
      basket(
        250,
        heap(200, 'logo', (index) => fruit(26, index % 2 ? '#f0a53c' : '#9dbb4a'), 26),
      ),
    ),
  ),
  loaf: emblem('#8a4f2e', at(256, 340, loaf(270))),
  cup: emblem(COLORS.lagoon, at(244, 370, cup(150, COLORS.cream))),
  bowl: emblem(
    COLORS.ocean,
    join(
      at(256, 360, bowl(290)),
      at(190, 250, chisel(150), { turn: -40 }),
      at(320, 250, chisel(150, COLORS.sun), { turn: 40 }),
    ),
  ),
  'leaf-house': emblem(
    '#1f6b74',
    join(disc(330, 170, 56, COLORS.sun), at(256, 400, leafHouse({ stilts: 40 }), { scale: 0.82 })),
  ),
  house: emblem('#3f7f9a', at(256, 390, house({ width: 320 }), { scale: 0.86 })),
  hammer: emblem(
    '#a8482c',
    join(at(210, 370, hammer(250), { turn: -24 }), at(330, 370, chisel(250, COLORS.lagoon), { turn: 24 })),
  ),
  excavator: emblem('#4b4a3f', at(190, 400, excavator(), { scale: 0.74 })),
  yacht: emblem('#0b6f93', join(at(250, 370, yacht(), { scale: 0.86 }), waves)),
  ferry: emblem(COLORS.ocean, join(at(256, 370, ferry(), { scale: 0.46 }), waves)),
  truck: emblem(COLORS.reef, at(256, 350, truck(COLORS.sun), { scale: 0.74 })),
  plane: emblem('#3f8fb0', at(262, 330, plane(COLORS.reef), { scale: 0.64 })),
  sunrise: emblem(COLORS.deep, join(disc(256, 256, 100, COLORS.sun), rays)),
  solar: emblem('#14637a', join(disc(256, 180, 64, COLORS.sun), at(86, 400, solarRow(3, 118)))),
  wind: emblem('#2f86a8', at(256, 440, turbine(230, 20))),
  mast: emblem('#2c4f6e', at(256, 430, mast(290), { scale: 1.05 })),
  laptop: emblem('#274b63', at(256, 350, laptop(), { scale: 0.95 })),
  radio: emblem(COLORS.plum, at(246, 350, radio(COLORS.sun), { scale: 1.3 })),
  sewing: emblem('#c2596a', at(240, 350, sewingMachine(COLORS.ink), { scale: 0.94 })),
  shirt: emblem(COLORS.lagoon, at(256, 170, shirt(COLORS.reef, COLORS.sun), { scale: 1.2 })),
  bottle: emblem(
    '#5a8f6b',
    join(at(210, 410, bottle(280, '#e6c96a', COLORS.reef)), at(320, 350, flower(76, '#fff8ea', COLORS.sun))),
  ),
  books: emblem(
    '#7a3f3a',
    join(
      ...[0, 1, 2].map((row) =>
        rect(
          [140 + row * 14, 350 - row * 64, 232 - row * 20, 58],
          [COLORS.sun, COLORS.lagoon, COLORS.cream][row] ?? COLORS.sun,
          { radius: 8 },
        ),
      ),
    ),
  ),
  ball: emblem('#2b6f4a', at(256, 262, rugbyBall(140), { turn: -28 })),
  surf: emblem(
    '#0f8f9a',
    join(
      at(210, 420, surfboard(320, COLORS.sun, COLORS.reef), { turn: -12 }),
      at(310, 420, surfboard(320, '#f7ead0', COLORS.ocean), { turn: 12 }),
    ),
  ),
  bicycle: emblem('#c98a2c', at(256, 340, bicycle(COLORS.ocean), { scale: 1.7 })),
  tree: emblem('#49744a', at(256, 420, tree(290, 'logo', '#5fae5f'))),
  pine: emblem(
    '#5f8f9a',
    join(at(190, 420, columnPine(300)), at(300, 420, columnPine(250)), at(256, 424, bush(120, 'logo'))),
  ),
  pandanus: emblem('#b5784a', at(256, 400, rosette(240, '#4f9a52'))),
}
