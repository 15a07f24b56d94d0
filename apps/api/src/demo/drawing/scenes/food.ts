import { awning, shopFront } from '../elements/buildings.ts'
import { basket, bottle, cup, heap, jar, loaf, stall } from '../elements/containers.ts'
import { bowl } from '../elements/crafts.ts'
import { flower } from '../elements/flowers.ts'
import { person } from '../elements/people.ts'
import { rosette } from '../elements/plants.ts'
import { bulbs } from '../elements/play.ts'
import { bananas, chilli, drinkingCoconut, fruit, halfCoconut, pineapple } from '../elements/produce.ts'
import { counter, hangingLamp, potted, shelves, table } from '../elements/rooms.ts'
import { lamp } from '../elements/works.ts'
import { around, clear, COLORS, down } from '../paints.ts'
import type { Scenes } from './scenes.ts'
import {
  framed,
  hillView,
  inLight,
  inside,
  lagoonView,
  palmAt,
  shore,
  street,
  tabletop,
  vignette,
} from '../settings.ts'
import { at, disc, join, oval, path, rect, repeat } from '../svg.ts'
import { oven, pots } from '../elements/kitchen.ts'

export const FOOD: Scenes = {
  'bakery-oven': () =>
    join(
      inside(
        {
          wall: '#f3dfb8',
          floor: '#a9764a',
          view: hillView('dawn', 'bakery'),
          windowAt: [1120, 150, 360, 320],
        },
        at(420, 660, oven, { scale: 1.05 }),
        at(960, 1080, person({ shirt: COLORS.paper, pose: 'reach', hat: '#fdf8ea', seed: 1 }), {
          scale: 2.25,
          flip: true,
        }),
        at(1230, 830, table(720, 300)),
        repeat(6, (index) => at(960 + index * 108, 832, loaf(128))),
        repeat(5, (index) => at(1014 + index * 108, 776, loaf(124))),
        at(1490, 830, basket(170, at(0, 0, loaf(110)))),
      ),
      vignette(0.25),
    ),
  'coffee-on-the-veranda': () =>
    join(
      hillView('morning', 'veranda coffee'),
      rect([0, 640, 1600, 22], '#8f6238'),
      repeat(17, (index) => rect([index * 98 + 20, 660, 20, 260], down('#a97b48', '#8f6238'))),
      inLight(
        'morning',
        tabletop(880, '#b9824f'),
        at(640, 1080, cup(270, COLORS.lagoon)),
        at(1130, 1080, cup(190, COLORS.reef)),
        repeat(26, (index) =>
          at(
            250 + ((index * 61) % 260),
            1060 + ((index * 37) % 110),
            join(oval([0, 0, 19, 13], '#5a3420'), path('M-15 2Q0 -7 15 1', { stroke: '#3a2012', width: 3 })),
            { turn: index * 40 },
          ),
        ),
        at(1420, 1070, bowl(220)),
        at(
          1420,
          1016,
          heap(160, 'cake', () => fruit(24, '#e0a23c'), 24),
        ),
      ),
      framed('veranda', 'right'),
    ),
  'coconuts-at-the-beach-bar': () =>
    join(
      shore(
        { light: 'noon', seed: 'beach bar', horizon: 520, edge: 720 },
        palmAt(1330, 900, 700, -120, 'beach bar palm'),
      ),
      inLight(
        'noon',
        tabletop(900, '#c99a62'),
        at(430, 1090, drinkingCoconut(150)),
        at(790, 1110, drinkingCoconut(170)),
        at(1120, 1130, halfCoconut(120)),
        at(1390, 1120, pineapple(300)),
        at(170, 1130, flower(70, '#fff6e0', COLORS.sun)),
        at(610, 1160, flower(56, '#f6c4c4', COLORS.reef)),
      ),
      framed('beach bar', 'left'),
    ),
  'kitchen-pots': () =>
    inside(
      {
        wall: '#d9e8df',
        floor: '#a9764a',
        view: lagoonView('golden', 'kitchen'),
        windowAt: [640, 150, 420, 340],
      },
      shelves(
        [1160, 170, 360, 400],
        3,
        (board, place) =>
          board === 1
            ? at(0, 0, bowl(84, ['#e7d3a5', COLORS.lagoon, COLORS.reef, '#8a5a36'][place % 4]))
            : jar(52, 88, ['#d98a2b', '#a33b2a', '#5e8a4a', '#e7d3a5'][(place + board) % 4] ?? '#d98a2b'),
        4,
      ),
      repeat(5, (index) =>
        at(
          150 + index * 90,
          190,
          join(
            rect([-4, 0, 8, 80], '#5c6c76'),
            disc(0, 110, 36 - index * 2, index % 2 ? '#c9773f' : '#5c6c76'),
            disc(-6, 104, 24 - index * 2, clear('#ffffff', 0.2)),
          ),
        ),
      ),
      at(800, 760, counter(1640, 460, '#3f7f7a')),
      at(0, 756, join(pots(260, 110, '#c9773f'), pots(560, 84, '#7f9098'))),
      at(960, 756, at(0, 0, bowl(230, '#8a5a36'))),
      at(
        960,
        704,
        heap(150, 'limes', (index) => fruit(22, index % 2 ? '#9dbb4a' : '#e0a23c'), 22),
      ),
      repeat(4, (index) =>
        at(1180 + index * 40, 750, chilli(70, index % 2 ? COLORS.reef : '#e08a35'), { turn: 60 }),
      ),
      at(1430, 756, pineapple(200)),
    ),
  'night-food-stalls': () =>
    join(
      street(
        { light: 'night', seed: 'night stalls', horizon: 700, height: 200, clouds: 2, sun: [1330, 170] },
        at(200, 940, shopFront({ glow: true, wall: '#a9784a' })),
        at(1440, 940, shopFront({ glow: true, wall: '#5f8a8a', roof: COLORS.reef })),
      ),
      bulbs(-20, 330, 840, 80, 11),
      bulbs(780, 330, 840, 80, 11),
      inLight(
        'golden',
        ...[470, 1130].map((x, side) =>
          at(
            x,
            920,
            stall(
              520,
              side ? COLORS.reef : COLORS.lagoon,
              join(
                at(-150, 0, bowl(150)),
                at(
                  -150,
                  -44,
                  heap(110, `dumpling ${side}`, () => fruit(18, '#f0d9a8'), 18),
                ),
                at(20, 0, pots(0, 52, '#7f9098')),
                at(
                  160,
                  0,
                  heap(150, `fruit ${side}`, (index) => fruit(20, index % 2 ? COLORS.sun : '#e0704a'), 20),
                ),
                at(
                  -40,
                  -250,
                  disc(0, 60, 170, around(clear('#ffdf9a', 0.8), clear('#ffdf9a', 0.2), clear('#ffdf9a', 0))),
                ),
              ),
              awning(570, side ? COLORS.sun : COLORS.reef, -340, -262),
            ),
            { scale: 1.05 },
          ),
        ),
      ),
      inLight(
        'golden',
        at(800, 1130, person({ shirt: COLORS.paper, pose: 'walk', seed: 1 }), { scale: 1.25 }),
        at(330, 1140, person({ shirt: COLORS.sun, skirt: COLORS.plum, pose: 'carry', seed: 3 }), {
          scale: 1.25,
        }),
        at(1290, 1150, person({ shirt: COLORS.lagoon, pose: 'reach', seed: 2 }), { scale: 1.25, flip: true }),
      ),
      at(40, 960, lamp(430, true)),
    ),
  'jars-of-honey-and-chutney': () =>
    join(
      inside(
        {
          wall: '#e9d5a6',
          floor: COLORS.timber,
          skirting: 860,
          view: hillView('golden', 'jars'),
          windowAt: [180, 120, 460, 420],
        },
        tabletop(860, '#b9824f'),
        hangingLamp(1180, 260, COLORS.reef),
      ),
      inLight(
        'golden',
        at(330, 1060, jar(190, 300, '#e0a23c', COLORS.reef)),
        at(570, 1100, jar(170, 260, '#b5482f', COLORS.sun)),
        at(800, 1050, jar(200, 330, '#d98a2b', COLORS.lagoon)),
        at(1040, 1100, jar(170, 250, '#7d9a3c', COLORS.reef)),
        at(1270, 1070, bottle(420, '#8a4a2a', COLORS.sun)),
        at(
          1450,
          1110,
          basket(
            210,
            heap(150, 'mango', (index) => fruit(28, index % 2 ? '#f0a53c' : '#e0704a'), 28),
          ),
        ),
        repeat(5, (index) => at(180 + index * 16, 1120, chilli(84), { turn: 70 + index * 9 })),
      ),
    ),
  'bananas-and-cassava-pudding': () =>
    join(
      inside(
        {
          wall: '#cfe0cf',
          floor: COLORS.timber,
          skirting: 800,
          view: lagoonView('golden', 'pudding'),
          windowAt: [640, 110, 640, 480],
        },
        tabletop(800, '#a97b48'),
        hangingLamp(420, 220, COLORS.sun),
      ),
      inLight(
        'morning',
        repeat(7, (index) => at(800, 1090, leafTray(index))),
        repeat(3, (row) =>
          repeat(5, (index) =>
            rect([560 + index * 104 - row * 6, 930 + row * 58, 88, 46], down('#e6b566', '#c98a3c'), {
              radius: 8,
            }),
          ),
        ),
        at(260, 880, bananas(250)),
        at(1380, 1080, halfCoconut(120)),
        at(1250, 930, halfCoconut(90)),
        at(1490, 800, potted(rosette(150, '#5ea548'), COLORS.clay, 80)),
      ),
    ),
}

function leafTray(index: number) {
  return at(
    0,
    0,
    path(
      `M-460 -40Q0 ${-230 + index * 8} 460 -40Q0 ${110 - index * 8} -460 -40Z`,
      index % 2 ? '#4f9a52' : '#3f8a48',
    ),
    { turn: (index - 3) * 4 },
  )
}
