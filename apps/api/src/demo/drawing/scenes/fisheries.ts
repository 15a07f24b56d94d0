import { bananaBoat, canoe, fishingBoat, wharf } from '../elements/boats.ts'
import { leafHouse } from '../elements/buildings.ts'
import { basket, crate, heap } from '../elements/containers.ts'
import { rock } from '../elements/land.ts'
import { person } from '../elements/people.ts'
import { fish } from '../elements/produce.ts'
import { reef, school, underwater, weed } from '../elements/reef.ts'
import { counter, hangingLamp } from '../elements/rooms.ts'
import { surf } from '../elements/sea.ts'
import { clear, COLORS, lit } from '../paints.ts'
import type { Scenes } from './scenes.ts'
import { coast, framed, inside, lagoonView, palmAt, shore, vignette } from '../settings.ts'
import { at, join, line, oval, rect, repeat } from '../svg.ts'

const net = (width: number, height: number) =>
  join(
    repeat(13, (index) =>
      line(
        `M${(index * width) / 12} 0q${-20 + index * 3} ${height / 2} ${(index - 6) * 8} ${height}`,
        '#d9e6df',
        2.5,
        0.75,
      ),
    ),
    repeat(7, (index) => line(`M0 ${(index * height) / 6}q${width / 2} 34 ${width} 0`, '#d9e6df', 2.5, 0.75)),
    repeat(9, (index) =>
      oval([(index * width) / 8, 4 + Math.sin((index / 8) * 3.14) * 8, 13, 9], COLORS.reef),
    ),
  )

export const FISHERIES: Scenes = {
  'banana-boats': () =>
    shore(
      { light: 'dawn', seed: 'banana boats', sun: [1120, 410], edge: 900 },
      palmAt(150, 1010, 720, 120, 'bb1'),
      at(980, 790, bananaBoat(COLORS.lagoon), { scale: 0.62 }),
      at(1230, 700, bananaBoat('#f3e3c0', { crew: true, trim: COLORS.reef }), { scale: 0.44 }),
      at(640, 1050, bananaBoat(COLORS.reef), { scale: 1.35, turn: -2 }),
      at(1230, 1130, bananaBoat(COLORS.sun, { trim: COLORS.ocean }), { scale: 1.25, turn: -3 }),
      at(330, 1130, person({ shirt: COLORS.ocean, pose: 'carry', hat: '#d9b779' }), { scale: 1.05 }),
      at(340, 1010, basket(80, fish(60, '#5fa0b8')), { scale: 0.9 }),
    ),
  'tuna-boat': () =>
    join(
      coast(
        { light: 'golden', seed: 'tuna boat', sun: [420, 420], horizon: 620 },
        at(900, 900, fishingBoat(), { scale: 1.75 }),
        at(760, 812, person({ shirt: COLORS.sun, pose: 'reach', seed: 1 }), { scale: 0.72 }),
        surf(1010, '#eaf7f0', 0.35),
        surf(1120, '#eaf7f0', 0.3),
      ),
      vignette(0.2),
    ),
  'morning-catch': () =>
    inside(
      {
        wall: '#cfe5e2',
        floor: '#7d98a0',
        view: lagoonView('morning', 'catch'),
        windowAt: [120, 130, 520, 400],
      },
      hangingLamp(1120, 250, COLORS.lagoon, false),
      at(1240, 860, person({ shirt: COLORS.paper, pose: 'work', seed: 2, hat: COLORS.lagoon }), {
        scale: 2.1,
      }),
      at(800, 770, counter(1500, 430, COLORS.lagoon)),
      rect([150, 700, 900, 72], '#e9f6f6', { radius: 14 }),
      repeat(26, (index) =>
        rect([170 + index * 33, 684 + (index % 3) * 10, 36, 32], index % 2 ? '#ffffff' : '#cfe9ee', {
          radius: 8,
        }),
      ),
      repeat(5, (index) =>
        at(
          270 + index * 165,
          690,
          fish(230, ['#4a8fb0', '#e8836f', '#5fb0a0', '#e8b04a', '#6f86c4'][index] ?? '#4a8fb0'),
          { turn: -10 },
        ),
      ),
      at(
        1360,
        764,
        crate(
          210,
          heap(170, 'catch', () => fish(110, '#5fa0b8'), 28),
        ),
      ),
    ),
  'mending-nets': () =>
    join(
      shore(
        { light: 'golden', seed: 'nets', sun: [1240, 400], edge: 820 },
        at(1180, 800, canoe('#8a5a36'), { scale: 0.9 }),
        palmAt(1380, 960, 700, -150, 'net1'),
        line('M330 520L330 1010M900 500L900 1000', '#7a5638', 20),
        at(330, 540, net(570, 300)),
        at(430, 1040, person({ shirt: COLORS.lagoon, pose: 'reach', seed: 1 }), { scale: 1.5 }),
        at(800, 1050, person({ shirt: COLORS.reef, pose: 'work', hat: '#d9b779', seed: 2 }), {
          scale: 1.45,
          flip: true,
        }),
        at(
          1090,
          1090,
          basket(
            190,
            repeat(5, (index) => oval([-60 + index * 30, -8, 24, 18], index % 2 ? COLORS.sun : COLORS.reef)),
          ),
        ),
      ),
      framed('nets'),
    ),
  'reef-fish': () =>
    join(
      underwater('reef fish', 620),
      school(520, 360, 10, 110, '#f0b540', 'rf1'),
      school(1150, 560, 8, 90, '#ef8a7a', 'rf2'),
      school(980, 240, 6, 70, '#9fd8e6', 'rf3'),
      reef('reef fish', 1190, 1.35),
      at(1420, 1120, weed(360, '#2f8f78')),
      at(130, 1130, weed(300, '#2f8f78')),
    ),
  'seaweed-farm': () =>
    coast(
      { light: 'noon', seed: 'seaweed', horizon: 430, islands: 4 },
      repeat(8, (row) => {
        const y = 560 + row * row * 9 + row * 20
        const size = 0.4 + row * 0.14
        return join(
          line(`M-20 ${y}L1620 ${y - 12}`, '#f3ead0', 2 + size, 0.6),
          repeat(15, (index) =>
            oval(
              [index * 118 + row * 24, y + 8 * size, 40 * size, 13 * size],
              index % 2 ? '#7d5b2c' : '#a5772f',
              0.9,
            ),
          ),
          repeat(4, (index) =>
            oval([index * 430 + row * 60, y - 8 * size, 11 * size, 11 * size], COLORS.reef),
          ),
        )
      }),
      at(360, 760, canoe('#9c6d40', { crew: 2 }), { scale: 0.9 }),
      at(1220, 980, bananaBoat('#f7f2e2', { crew: true, trim: COLORS.lagoon }), { scale: 1.15 }),
    ),
  'fishing-village': () =>
    join(
      coast(
        { light: 'dusk', seed: 'fishing village', sun: [820, 470], horizon: 590 },
        at(300, 830, leafHouse({ stilts: 90, glow: true }), { scale: 1.1 }),
        at(640, 790, leafHouse({ stilts: 80, glow: true, wall: '#a9784a' }), { scale: 0.8 }),
        at(1620, 900, wharf(640, 8), { scale: 1.1 }),
        at(1250, 872, person({ shirt: COLORS.paper, pose: 'walk' }), { scale: 0.72 }),
        at(980, 1030, canoe('#7a4f30', { crew: 1 }), { scale: 1.15 }),
      ),
      lit([76, 64, 74], at(90, 1190, rock(120)), at(260, 1210, rock(90))),
      rect([0, 0, 1600, 1200], clear('#ff9a5a', 0.05)),
    ),
}
