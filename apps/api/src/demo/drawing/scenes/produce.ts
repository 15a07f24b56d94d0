import { bananaBoat } from '../elements/boats.ts'
import { awning, leafHouse } from '../elements/buildings.ts'
import { basket, crate, heap, stall } from '../elements/containers.ts'
import { person } from '../elements/people.ts'
import { banana, taroLeaf, tree } from '../elements/plants.ts'
import { bananas, chilli, fruit, greens, pineapple, pumpkin, taro, watermelon } from '../elements/produce.ts'
import { hangingLamp } from '../elements/rooms.ts'
import { pickup } from '../elements/vehicles.ts'
import { COLORS, down, lighter } from '../paints.ts'
import type { Scenes } from './scenes.ts'
import {
  countryside,
  framed,
  inLight,
  inside,
  lagoonView,
  palmAt,
  shore,
  street,
  tabletop,
  vignette,
} from '../settings.ts'
import { at, disc, join, oval, rect, repeat } from '../svg.ts'

const goods = (seed: string) =>
  join(
    at(
      -230,
      0,
      heap(170, `${seed} a`, (index) => fruit(22, index % 2 ? COLORS.sun : '#e88a3c'), 22),
    ),
    at(-80, 0, pineapple(120)),
    at(-20, 0, pineapple(112)),
    at(
      120,
      0,
      heap(170, `${seed} b`, (index) => fruit(20, index % 2 ? '#7fae4e' : '#a9c45a'), 20),
    ),
    at(
      250,
      0,
      heap(120, `${seed} c`, () => fruit(20, '#d8503a'), 20),
    ),
    at(-150, -250, bananas(110)),
    at(60, -250, bananas(120)),
    at(200, -250, bananas(105)),
  )

export const FRESH_PRODUCE: Scenes = {
  'market-hall': () =>
    inside(
      {
        wall: '#d5e4da',
        floor: '#a8a59a',
        skirting: 640,
        planks: false,
        view: lagoonView('morning', 'market hall'),
        windowAt: [560, 150, 480, 330],
      },
      hangingLamp(300, 170, COLORS.lagoon, false),
      hangingLamp(1300, 170, COLORS.lagoon, false),
      at(320, 740, stall(640, COLORS.leaf, goods('mh1'), awning(690, COLORS.reef, -330, -262))),
      at(1280, 740, stall(640, COLORS.ocean, goods('mh2'), awning(690, COLORS.sun, -330, -262))),
      at(760, 900, person({ shirt: COLORS.reef, skirt: COLORS.ocean, pose: 'carry', seed: 1 }), {
        scale: 1.4,
      }),
      at(
        776,
        756,
        basket(
          110,
          heap(80, 'mh', () => fruit(14, COLORS.sun), 14),
        ),
      ),
      at(
        300,
        1100,
        basket(
          300,
          heap(250, 'mh3', (index) => fruit(30, index % 2 ? '#e88a3c' : '#f0b540'), 30),
        ),
      ),
      at(700, 1140, basket(280, at(0, 10, greens(190)))),
      at(
        1120,
        1130,
        crate(
          300,
          heap(250, 'mh4', () => fruit(30, '#d8503a'), 30),
        ),
      ),
      at(1440, 1130, watermelon(120)),
    ),
  'fruit-on-the-table': () =>
    join(
      shore(
        { light: 'morning', seed: 'fruit table', edge: 700, horizon: 480, sun: [1200, 260] },
        palmAt(1420, 880, 640, -100, 'ft'),
      ),
      inLight(
        'morning',
        tabletop(840, '#b9824f'),
        at(230, 1090, pineapple(420)),
        at(440, 1120, pineapple(340)),
        at(660, 1090, watermelon(150)),
        at(960, 900, bananas(290)),
        at(
          1180,
          1120,
          basket(
            360,
            heap(
              300,
              'ft',
              (index) => fruit(36, ['#f0a53c', '#e0704a', '#9dbb4a'][index % 3] ?? '#f0a53c'),
              36,
            ),
          ),
        ),
        at(1480, 1100, pumpkin(190)),
        repeat(4, (index) => at(800 + index * 50, 1150, fruit(34, index % 2 ? '#9dbb4a' : '#c7d45a'))),
      ),
      vignette(0.2),
    ),
  'pineapple-truck': () =>
    street(
      { light: 'golden', seed: 'pineapple truck', height: 320, sun: [1280, 300] },
      palmAt(180, 930, 640, 90, 'pt'),
      at(1380, 920, tree(420, 'pt')),
      at(520, 915, leafHouse({ stilts: 40 }), { scale: 0.7 }),
      at(
        830,
        1070,
        pickup(
          COLORS.lagoon,
          join(
            repeat(9, (index) => at(-66 + index * 20, -6, pineapple(74))),
            repeat(7, (index) => at(-50 + index * 22, -44, pineapple(70))),
          ),
        ),
        { scale: 1.75 },
      ),
      at(330, 1120, person({ shirt: COLORS.sun, pose: 'carry', seed: 2 }), { scale: 1.3 }),
      at(342, 980, crate(110, at(0, 0, pineapple(70)))),
    ),
  'vegetable-garden': () =>
    countryside(
      {
        light: 'morning',
        seed: 'vegetable garden',
        horizon: 560,
        height: 330,
        field: '#8aa653',
        sun: [360, 240],
      },
      at(1330, 640, leafHouse({ stilts: 36 }), { scale: 0.75 }),
      at(140, 680, banana(300)),
      repeat(6, (row) =>
        join(
          oval([800, 690 + row * 90 + row * row * 3, 900, 30 + row * 5], '#6f4a30', 0.85),
          repeat(13, (index) =>
            at(
              40 + index * 128 + (row % 2) * 60,
              690 + row * 90 + row * row * 3,
              row % 3 === 0
                ? greens(50 + row * 14)
                : row % 3 === 1
                  ? at(0, 0, taroLeaf(46 + row * 13, index * 5 - 30, '#4f9a52')) +
                    taroLeaf(40 + row * 12, 24, '#62ab5c')
                  : greens(46 + row * 13, '#7fae4e'),
            ),
          ),
        ),
      ),
      at(1030, 960, person({ shirt: COLORS.reef, pose: 'work', hat: '#e3c07a', seed: 1 }), { scale: 1.25 }),
    ),
  'baskets-from-above': () =>
    join(
      rect([0, 0, 1600, 1200], down('#b98a58', '#a5774a')),
      repeat(9, (index) => rect([0, index * 138, 1600, 5], '#7d5634', { opacity: 0.5 })),
      inLight(
        'morning',
        ...(
          [
            [330, 320, 250, '#f0a53c'],
            [860, 280, 220, '#7fae4e'],
            [1320, 360, 260, '#d8503a'],
            [560, 850, 260, '#f2cf4a'],
            [1100, 850, 270, '#8a5a9c'],
            [120, 900, 170, '#e0704a'],
            [1500, 920, 160, '#a9c45a'],
          ] as const
        ).map(([x, y, size, color], basketIndex) =>
          join(
            oval([x + 14, y + 18, size, size], '#3a2412', 0.3),
            disc(x, y, size, '#8f6238'),
            disc(x, y, size * 0.96, '#d0a062'),
            repeat(36, (index) =>
              at(x, y, rect([-5, -size * 0.96, 10, size * 0.14], '#9c6d3c'), { turn: index * 10 }),
            ),
            disc(x, y, size * 0.8, '#5a3b22'),
            repeat(34, (index) => {
              const angle = index * 2.4
              const reach = Math.sqrt(index / 34) * size * 0.7
              return at(
                x + Math.cos(angle) * reach,
                y + Math.sin(angle) * reach,
                fruit(size * 0.13, index % 3 ? color : lighter(color, 0.2)),
                { turn: basketIndex * 20 },
              )
            }),
          ),
        ),
        repeat(9, (index) => at(760 + index * 34, 560 + (index % 3) * 26, chilli(80), { turn: index * 40 })),
      ),
    ),
  'taro-by-boat': () =>
    join(
      shore(
        { light: 'dawn', seed: 'taro boat', sun: [420, 400], edge: 840 },
        at(620, 960, bananaBoat('#f3e3c0', { trim: COLORS.lagoon }), { scale: 1.9 }),
        repeat(9, (index) => at(420 + index * 60, 850 - (index % 2) * 8, taro(96))),
        at(
          1180,
          1110,
          basket(
            260,
            heap(200, 'tb', () => taro(60), 34),
          ),
        ),
        at(1430, 1130, basket(230, at(0, 14, greens(170)))),
        at(1010, 1090, person({ shirt: COLORS.lagoon, skirt: COLORS.reef, pose: 'carry', seed: 1 }), {
          scale: 1.45,
        }),
        at(1024, 940, basket(120, at(0, 0, taro(60)))),
      ),
      framed('taro', 'right'),
    ),
}
