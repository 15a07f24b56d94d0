import { shopFront } from '../elements/buildings.ts'
import { bolt, dress, sewingMachine, shirt } from '../elements/cloth.ts'
import { basket } from '../elements/containers.ts'
import { blossoms } from '../elements/flowers.ts'
import { person } from '../elements/people.ts'
import { rosette } from '../elements/plants.ts'
import { hangingLamp, potted, shelves, stool, sunbeam, table } from '../elements/rooms.ts'
import { COLORS, down, lighter } from '../paints.ts'
import type { Scenes } from './scenes.ts'
import { framed, hillView, inside, lagoonView, palmAt, shore, street, vignette } from '../settings.ts'
import { at, join, line, oval, path, rect, repeat } from '../svg.ts'

const PRINTS = [
  [COLORS.reef, COLORS.sun],
  [COLORS.lagoon, '#fff3d2'],
  [COLORS.plum, '#f3c0d0'],
  [COLORS.sun, COLORS.reef],
  [COLORS.ocean, '#8fd0e3'],
  ['#e88b8b', '#fff3d2'],
  [COLORS.leaf, COLORS.sun],
] as const
const printAt = (index: number) => PRINTS[index % PRINTS.length] ?? PRINTS[0]

/** A shirt or a dress. */
const garmentAt = (index: number) => {
  const [color, print] = printAt(index)
  return index % 2 ? shirt(color, print) : dress(color, print)
}

/** A printed cloth that hangs from a line and moves in the wind. */
const cloth = (width: number, height: number, index: number) => {
  const [color, print] = printAt(index)
  return join(
    path(
      `M0 0L${width} 0Q${width + 26} ${height * 0.5} ${width + 8} ${height}Q${width * 0.7} ${height - 24} ${width * 0.5} ${height}T6 ${height - 6}Q-14 ${height * 0.5} 0 0Z`,
      down(lighter(color, 0.12), color),
    ),
    repeat(12, (spot) =>
      at(
        width * (0.2 + (spot % 3) * 0.3),
        height * (0.14 + Math.floor(spot / 3) * 0.23),
        repeat(5, (petal) => at(0, 0, oval([0, -13, 8, 13], print), { turn: petal * 72 })),
      ),
    ),
    repeat(3, (fold) =>
      path(`M${width * (0.2 + fold * 0.3)} 0q14 ${height * 0.5} -4 ${height - 10}`, {
        stroke: '#0b2438',
        width: 7,
        opacity: 0.1,
      }),
    ),
    rect([6, -10, 10, 26], '#c99a62'),
    rect([width - 16, -10, 10, 26], '#c99a62'),
  )
}

const rail = (x: number, y: number, width: number, items: number, from: number) =>
  join(
    rect([x, y, width, 10], '#7d6a52', { radius: 5 }),
    repeat(items, (index) =>
      at(x + (width / items) * (index + 0.5), y + 30, garmentAt(index + from), { scale: 0.98 }),
    ),
  )

export const CLOTHING: Scenes = {
  'sewing-room': () =>
    join(
      inside(
        {
          wall: '#f3d9c2',
          floor: '#a9764a',
          view: lagoonView('morning', 'sewing'),
          windowAt: [560, 140, 460, 360],
        },
        rail(1090, 190, 430, 3, 0),
        sunbeam([560, 140, 460, 360], -200),
        at(330, 1090, person({ shirt: COLORS.plum, pose: 'work', seed: 1 }), { scale: 2.2 }),
        at(760, 800, table(1000, 310)),
        at(620, 800, sewingMachine(), { scale: 1.1 }),
        at(
          990,
          800,
          join(
            repeat(5, (index) =>
              rect([-90 + index * 6, -26 - index * 24, 190 - index * 10, 24], printAt(index)[0], {
                radius: 8,
              }),
            ),
          ),
        ),
        at(
          1330,
          1110,
          basket(
            250,
            repeat(5, (index) => oval([-70 + index * 34, -16 - (index % 2) * 12, 30, 22], printAt(index)[0])),
          ),
        ),
      ),
      vignette(0.2),
    ),
  'dress-shop': () =>
    inside(
      { wall: '#cfe3e2', floor: '#c99a62', planks: false, skirting: 900 },
      rail(120, 210, 640, 5, 0),
      rail(860, 210, 640, 5, 2),
      hangingLamp(810, 200, COLORS.sun),
      rect([350, 640, 200, 260], down('#dfeff0', '#b9d6da'), { radius: 8 }),
      at(1180, 1110, person({ shirt: COLORS.sun, skirt: COLORS.reef, pose: 'reach', seed: 1 }), { scale: 2 }),
      at(810, 1000, table(520, 180, '#9c6d40')),
      repeat(4, (index) =>
        rect([640 + index * 90, 974 - (index % 2) * 8, 80, 26 + (index % 2) * 8], printAt(index + 1)[0], {
          radius: 8,
        }),
      ),
      at(200, 1120, potted(rosette(190, '#4f9a52'), COLORS.clay, 90)),
      at(460, 1130, stool()),
    ),
  'cloth-on-the-line': () =>
    join(
      shore(
        { light: 'morning', seed: 'cloth line', edge: 800, sun: [300, 260] },
        palmAt(120, 1000, 800, 70, 'cl1'),
        palmAt(1490, 990, 820, -80, 'cl2'),
        line('M170 430Q800 540 1430 420', '#8f6238', 7),
        at(300, 468, cloth(230, 330, 0), { turn: 4 }),
        at(580, 494, cloth(230, 340, 1)),
        at(860, 496, cloth(230, 330, 2), { turn: -1 }),
        at(1130, 472, cloth(220, 330, 3), { turn: -4 }),
        at(760, 1110, person({ shirt: COLORS.paper, skirt: COLORS.ocean, pose: 'reach', seed: 3 }), {
          scale: 1.4,
        }),
        at(
          960,
          1120,
          basket(
            230,
            repeat(4, (index) => oval([-60 + index * 38, -12, 34, 24], printAt(index + 2)[0])),
          ),
        ),
      ),
      framed('cloth', 'right'),
    ),
  'rolls-of-fabric': () =>
    inside(
      {
        wall: '#f1dfba',
        floor: '#a9764a',
        view: hillView('golden', 'rolls'),
        windowAt: [1180, 150, 310, 340],
      },
      shelves(
        [110, 150, 960, 700],
        3,
        (board, place) => at(0, 0, bolt(190, printAt(board * 3 + place)[0], printAt(board * 3 + place)[1])),
        13,
      ),
      at(1330, 1100, person({ shirt: COLORS.reef, pose: 'carry', seed: 2 }), { scale: 2 }),
      at(1346, 910, bolt(150, COLORS.lagoon, '#fff3d2'), { turn: 80, scale: 1 }),
      at(600, 1000, table(900, 200)),
      path('M300 1000Q500 960 700 1000L700 1090Q500 1060 300 1110Z', COLORS.lagoon),
      repeat(8, (index) => oval([340 + index * 46, 1040 + (index % 2) * 18, 9, 9], '#fff3d2')),
    ),
  'tailors-on-main-street': () =>
    street(
      { light: 'noon', seed: 'tailors', horizon: 720, height: 260 },
      at(300, 940, shopFront({ wall: '#e88b8b', roof: COLORS.plum, width: 420 }), { scale: 1.15 }),
      at(850, 940, shopFront({ wall: '#f3d27a', roof: COLORS.lagoon, width: 400 }), { scale: 1.2 }),
      at(1370, 940, shopFront({ wall: '#8fc4c0', roof: COLORS.reef, width: 380 }), { scale: 1.12 }),
      at(760, 830, dress(COLORS.reef, COLORS.sun), { scale: 0.4 }),
      at(840, 830, dress(COLORS.plum, '#f3c0d0'), { scale: 0.4 }),
      at(580, 1130, person({ shirt: COLORS.sun, skirt: COLORS.lagoon, pose: 'walk', seed: 1 }), {
        scale: 1.25,
      }),
      at(1100, 1140, person({ shirt: COLORS.paper, pose: 'walk' }), { scale: 1.25, flip: true }),
      at(60, 1150, blossoms(160, 'tl', '#f3c0d0')),
    ),
}
