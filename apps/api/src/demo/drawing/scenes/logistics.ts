import { bananaBoat, cargoShip, containerStack, ferry, wharf } from '../elements/boats.ts'
import { crate, sack } from '../elements/containers.ts'
import { forklift, quayCrane } from '../elements/machines.ts'
import { person } from '../elements/people.ts'
import { tree } from '../elements/plants.ts'
import { hangingLamp, shelves } from '../elements/rooms.ts'
import { surf } from '../elements/sea.ts'
import { drum } from '../elements/tools.ts'
import { plane, truck } from '../elements/vehicles.ts'
import { shed } from '../elements/works.ts'
import { COLORS, darker, down, lighter } from '../paints.ts'
import type { Scenes } from './scenes.ts'
import { coast, countryside, inside, lagoonView, palmAt, vignette } from '../settings.ts'
import { at, join, line, oval, path, rect, repeat } from '../svg.ts'

const quay = (y: number) =>
  join(
    rect([-10, y, 1620, 1210 - y], down('#c9c3b4', '#a39d8e')),
    rect([-10, y, 1620, 14], '#e7ddc8'),
    repeat(8, (index) => rect([index * 220 + 40, y - 26, 34, 30], '#3c4850', { radius: 6 })),
    repeat(5, (index) => rect([-10, y + 60 + index * 64, 1620, 3], '#8f897b', { opacity: 0.5 })),
  )

const aboveColors = [
  COLORS.reef,
  COLORS.lagoon,
  COLORS.sun,
  COLORS.ocean,
  '#c97b4a',
  '#4f9bb3',
  COLORS.leaf,
  '#e7ddc8',
]

export const LOGISTICS: Scenes = {
  'port-cranes': () =>
    coast(
      { light: 'dawn', seed: 'port', horizon: 540, sun: [300, 400] },
      at(520, 860, cargoShip(), { scale: 1.05 }),
      quay(930),
      at(860, 960, quayCrane(760)),
      at(1270, 960, quayCrane(700, COLORS.sun)),
      at(1120, 1110, containerStack([3, 2], 1), { scale: 0.9 }),
      at(360, 1110, truck(COLORS.reef), { scale: 1.05 }),
      at(760, 1140, person({ shirt: '#f28c3c', pose: 'reach', hat: '#f6d24a' }), { scale: 1.1 }),
    ),
  'container-ship-at-sea': () =>
    join(
      coast(
        { light: 'noon', seed: 'container ship', horizon: 560, islands: 2 },
        at(800, 900, cargoShip('#7a2f2a'), { scale: 1.3 }),
        surf(960, '#ffffff', 0.45),
        surf(1090, '#ffffff', 0.3),
      ),
      vignette(0.16),
    ),
  'ferry-at-the-wharf': () =>
    coast(
      { light: 'morning', seed: 'ferry', horizon: 540, sun: [330, 260] },
      at(760, 860, ferry(), { scale: 1.35 }),
      at(1640, 960, wharf(900, 11), { scale: 1.1 }),
      at(900, 934, person({ shirt: COLORS.sun, pose: 'walk' }), { scale: 0.72 }),
      at(1010, 934, person({ shirt: COLORS.reef, skirt: COLORS.ocean, pose: 'carry', seed: 1 }), {
        scale: 0.72,
      }),
      at(1018, 860, crate(60)),
      at(1130, 934, person({ shirt: COLORS.paper, pose: 'walk', seed: 2 }), { scale: 0.72 }),
      at(1290, 934, sack(110)),
      at(1390, 934, crate(120)),
      at(1500, 934, crate(130)),
      at(330, 1110, bananaBoat(COLORS.sun, { crew: true }), { scale: 1.05 }),
    ),
  'truck-on-the-coast-road': () =>
    coast(
      { light: 'golden', seed: 'coast road', horizon: 500, sun: [380, 350] },
      path('M-10 860Q500 800 1000 830T1610 780L1610 1210L-10 1210Z', down('#8aa653', '#6f9048')),
      path('M-10 980Q600 920 1610 930L1610 1090Q700 1090 -10 1160Z', '#8f8c84'),
      repeat(8, (index) => rect([index * 210 + 20, 1040 - index * 4, 100, 7], '#fdf6e6', { opacity: 0.8 })),
      palmAt(180, 900, 620, 90, 'cr1'),
      palmAt(1470, 880, 700, -100, 'cr2'),
      at(820, 1080, truck(COLORS.reef), { scale: 1.7 }),
    ),
  warehouse: () =>
    inside(
      {
        wall: '#c3d0cf',
        floor: '#a8a59a',
        planks: true,
        skirting: 820,
        view: lagoonView('morning', 'warehouse'),
        windowAt: [1230, 120, 260, 260],
      },
      shelves(
        [80, 120, 1060, 700],
        3,
        (board) => (board % 2 ? at(0, 0, sack(120)) : at(0, 0, crate(130))),
        7,
        '#4f6f86',
      ),
      hangingLamp(600, 130, COLORS.lagoon),
      hangingLamp(1300, 470, COLORS.lagoon),
      at(960, 1120, forklift(), { scale: 1.8 }),
      at(1220, 1080, crate(230)),
      at(1220, 970, crate(220)),
      at(320, 1130, person({ shirt: '#f28c3c', pose: 'carry', hat: '#f6d24a', seed: 1 }), { scale: 1.8 }),
      at(334, 950, crate(120)),
      at(560, 1140, drum(COLORS.lagoon), { scale: 1.5 }),
      at(1480, 1120, drum(COLORS.reef), { scale: 1.5 }),
    ),
  'plane-on-the-grass-strip': () =>
    countryside(
      { light: 'morning', seed: 'airstrip', horizon: 620, height: 420, field: '#8fb45a', sun: [1240, 240] },
      path('M560 640L900 640L1500 1210L100 1210Z', { fill: '#c5c98a', opacity: 0.7 }),
      at(1380, 760, shed(320, '#e7ddc8', COLORS.lagoon, 130), { scale: 0.9 }),
      at(180, 800, tree(360, 'as')),
      at(740, 1010, plane(), { scale: 1.75 }),
      at(1330, 1100, person({ shirt: COLORS.paper, pose: 'reach', seed: 2 }), { scale: 1.2, flip: true }),
      at(1200, 1120, person({ shirt: COLORS.reef, skirt: COLORS.ocean, pose: 'walk', seed: 1 }), {
        scale: 1.2,
        flip: true,
      }),
      at(1450, 1130, crate(130)),
      line('M420 650L420 560', '#e7ddc8', 8),
      path('M420 562L520 580L420 604Z', COLORS.reef),
    ),
  'container-yard-from-above': () =>
    join(
      rect([0, 0, 1600, 1200], down('#b5b0a2', '#a39d8e')),
      rect([0, 0, 1600, 190], down('#0c7d92', '#14919c')),
      rect([0, 184, 1600, 16], '#e7ddc8'),
      repeat(20, (index) => oval([(index * 397) % 1600, (index * 53) % 170, 60, 5], '#ffffff', 0.2)),
      ...[0, 1, 2, 3].map((column) =>
        repeat(5, (row) =>
          repeat(3, (box) => {
            const x = 90 + column * 380 + (row % 2) * 4
            const y = 280 + row * 180 + box * 46
            const color = aboveColors[(column * 3 + row * 5 + box * 2) % 8] ?? COLORS.reef
            return (column * 7 + row * 3 + box) % 11 === 4
              ? ''
              : join(
                  rect([x + 10, y + 12, 270, 42], '#3a3a34', { radius: 2, opacity: 0.3 }),
                  rect([x, y, 270, 42], down(lighter(color, 0.14), color), { radius: 3 }),
                  repeat(14, (rib) =>
                    rect([x + 10 + rib * 18.5, y + 5, 4, 32], darker(color, 0.16), { opacity: 0.6 }),
                  ),
                )
          }),
        ),
      ),
      at(
        1240,
        60,
        join(
          path('M-420 -30L360 -30L460 20L360 70L-420 70Z', '#1f3f52'),
          repeat(6, (index) =>
            rect([-330 + index * 100, -16, 92, 72], aboveColors[index] ?? COLORS.sun, { radius: 3 }),
          ),
          rect([-410, -20, 66, 80], '#f4efe2', { radius: 4 }),
        ),
      ),
    ),
}
