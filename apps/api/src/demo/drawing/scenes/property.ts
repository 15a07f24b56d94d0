import { yacht } from '../elements/boats.ts'
import { block, house, leafHouse, pane } from '../elements/buildings.ts'
import { cup } from '../elements/containers.ts'
import { blossoms } from '../elements/flowers.ts'
import { footpath } from '../elements/land.ts'
import { person } from '../elements/people.ts'
import { bush, rosette, tree } from '../elements/plants.ts'
import { mat, potted, sunbeam } from '../elements/rooms.ts'
import { fence } from '../elements/works.ts'
import { clear, COLORS, darker, down, lighter } from '../paints.ts'
import type { Scenes } from './scenes.ts'
import {
  coast,
  countryside,
  framed,
  hillView,
  inLight,
  inside,
  lagoonView,
  palmAt,
  shore,
  street,
  tabletop,
} from '../settings.ts'
import { at, disc, join, line, oval, path, polygon, rect, repeat } from '../svg.ts'

const villa = join(
  oval([20, 4, 480, 20], '#1c2c24', 0.22),
  rect([-420, -190, 560, 190], down('#fbf4e2', '#e7ddc8')),
  rect([-450, -212, 620, 26], '#c9b184'),
  rect([-180, -380, 560, 190], down('#ffffff', '#efe6d2')),
  rect([-210, -402, 620, 26], '#b9824f'),
  rect([-140, -350, 300, 140], down('#3d7690', '#8cc3cc')),
  rect([-380, -160, 330, 150], down('#3d7690', '#8cc3cc')),
  repeat(3, (index) => rect([-300 + index * 82, -160, 7, 150], '#fbf4e2')),
  repeat(3, (index) => rect([-66 + index * 76, -350, 7, 140], '#fbf4e2')),
  polygon(
    [
      [-380, -60],
      [-260, -160],
      [-210, -160],
      [-380, -20],
    ],
    clear('#ffffff', 0.25),
  ),
  pane(220, -340, 110, 90),
  rect([170, -190, 210, 190], down('#d8c49a', '#c3ac7c')),
  rect([210, -150, 90, 150], darker(COLORS.lagoon, 0.1)),
  line('M-200 -230L160 -230M-200 -260L160 -260', '#fbf4e2', 6),
)

/** A bunch of keys. */
const keys = (size: number) =>
  join(
    path(`M0 0a${size * 0.3} ${size * 0.3} 0 1 0 0.1 0Z`, { stroke: '#8b9aa3', width: size * 0.07 }),
    ...[20, -24].map((turn, index) =>
      at(
        0,
        size * 0.56,
        join(
          disc(0, size * 0.2, size * 0.2, index ? COLORS.sun : '#cfd8da'),
          disc(0, size * 0.12, size * 0.06, '#6e4428'),
          rect([-size * 0.06, size * 0.36, size * 0.12, size * 0.6], index ? COLORS.sun : '#cfd8da'),
          rect([size * 0.06, size * 0.7, size * 0.12, size * 0.08], index ? COLORS.sun : '#cfd8da'),
          rect([size * 0.06, size * 0.86, size * 0.1, size * 0.08], index ? COLORS.sun : '#cfd8da'),
        ),
        { turn },
      ),
    ),
  )

export const PROPERTY: Scenes = {
  'villa-with-pool': () =>
    join(
      coast(
        { light: 'morning', seed: 'villa', horizon: 470, sun: [270, 220] },
        path('M-10 760Q400 700 900 740T1610 720L1610 1210L-10 1210Z', down('#8fb45a', '#6f9a4c')),
        palmAt(1440, 900, 760, -80, 'vi1'),
        palmAt(160, 860, 600, 50, 'vi2'),
        at(860, 880, villa, { scale: 1.25 }),
        polygon(
          [
            [330, 960],
            [1130, 940],
            [1290, 1120],
            [210, 1140],
          ],
          '#efe3c8',
        ),
        polygon(
          [
            [380, 976],
            [1100, 958],
            [1230, 1098],
            [280, 1116],
          ],
          down('#7fdcd9', '#2aa9b6'),
        ),
        repeat(9, (index) =>
          oval([480 + ((index * 131) % 620), 1000 + ((index * 37) % 90), 60, 6], '#e9fffa', 0.5),
        ),
        at(1380, 1120, blossoms(240, 'vi', '#e88b8b')),
        at(110, 1130, rosette(180, '#5ea548')),
      ),
      framed('villa', 'right'),
    ),
  'homes-on-the-hillside': () =>
    countryside(
      { light: 'golden', seed: 'hillside', horizon: 560, height: 430, sun: [1270, 210] },
      ...(
        [
          [300, 660, 0.55, COLORS.reef],
          [640, 640, 0.5, COLORS.lagoon],
          [980, 670, 0.6, COLORS.steel],
          [1340, 650, 0.55, COLORS.reef],
          [180, 830, 0.8, COLORS.lagoon],
          [620, 830, 0.85, COLORS.sun],
          [1090, 850, 0.9, COLORS.reef],
          [1480, 850, 0.8, COLORS.lagoon],
        ] as const
      ).map(([x, y, scale, roof], index) =>
        join(
          at(
            x,
            y,
            house({ roof, wall: ['#fbf1d6', '#dfe9dd', '#f3d9c2', '#e7ddc8'][index % 4] ?? '#fbf1d6' }),
            { scale },
          ),
          at(x + 230 * scale, y + 10, bush(110 * scale, `hh${index}`)),
        ),
      ),
      at(420, 1090, house({ width: 460, roof: COLORS.steel }), { scale: 1.15 }),
      at(1250, 1120, tree(330, 'hh')),
      footpath([840, 900], 900, 200),
      at(1000, 1110, person({ shirt: COLORS.sun, pose: 'walk', seed: 1 }), { scale: 1.05 }),
    ),
  'flats-in-town': () =>
    street(
      { light: 'dusk', seed: 'flats', horizon: 720, height: 260, sun: [830, 520] },
      at(360, 940, block(6, 5, '#d8b48c', true)),
      at(1240, 940, block(5, 6, '#a9bdb5', true)),
      palmAt(800, 930, 520, 50, 'fl'),
      at(690, 930, tree(220, 'fl')),
      at(640, 1130, person({ shirt: COLORS.paper, pose: 'walk', seed: 2 }), { scale: 1.2 }),
      at(1010, 1140, person({ shirt: COLORS.reef, skirt: COLORS.ocean, pose: 'walk', seed: 1 }), {
        scale: 1.2,
        flip: true,
      }),
    ),
  'beach-cottage': () =>
    join(
      shore(
        { light: 'noon', seed: 'cottage', edge: 800, horizon: 500 },
        at(1300, 740, yacht(), { scale: 0.6 }),
        palmAt(170, 960, 740, 80, 'co1'),
        palmAt(1230, 940, 680, 120, 'co2'),
        at(660, 940, house({ wall: '#bfe0dc', roof: COLORS.reef, width: 420 }), { scale: 1.4 }),
        footpath([650, 950], 830, 260),
        at(1100, 970, fence(400)),
        at(280, 1110, rosette(150, '#5ea548')),
        at(1260, 1120, blossoms(220, 'co', '#f3c0d0')),
      ),
      framed('cottage', 'left'),
    ),
  'keys-on-the-table': () =>
    join(
      hillView('golden', 'keys'),
      inLight(
        'golden',
        tabletop(780, '#b9824f'),
        at(420, 840, keys(240)),
        polygon(
          [
            [760, 860],
            [1290, 840],
            [1370, 1140],
            [700, 1150],
          ],
          '#fffdf4',
        ),
        ...Array.from({ length: 6 }, (_, index) =>
          line(
            `M${790 - index * 8} ${910 + index * 38}L${index === 5 ? 1010 : 1280 + index * 8} ${896 + index * 38}`,
            '#b5a98c',
            6,
            0.6,
          ),
        ),
        line('M1080 1110q40 -40 60 0t70 -10t60 0', COLORS.ocean, 6),
        at(1470, 1090, cup(120, COLORS.lagoon)),
        line('M1240 1140L1420 960', COLORS.reef, 16),
      ),
    ),
  'empty-room-with-a-view': () =>
    inside(
      {
        wall: '#efe6d2',
        floor: '#c99a62',
        view: lagoonView('morning', 'empty room'),
        windowAt: [300, 120, 1000, 600],
        skirting: 880,
        planks: false,
      },
      sunbeam([300, 120, 1000, 600], 160),
      mat(820, 1080, 900, ['#e7cf9a', COLORS.lagoon]),
      at(180, 1080, potted(rosette(240, '#4f9a52'), COLORS.clay, 110)),
      at(1400, 1110, person({ shirt: COLORS.lagoon, pose: 'reach', seed: 1 }), { scale: 2, flip: true }),
      rect([0, 0, 1600, 16], lighter('#d9c6a0', 0.1)),
    ),
  'plot-by-the-lagoon': () =>
    coast(
      { light: 'dawn', seed: 'plot', horizon: 500, sun: [1180, 360] },
      path('M-10 800Q500 690 1000 760T1610 730L1610 1210L-10 1210Z', down('#9dbb5a', '#6f9a4c')),
      ...(
        [
          [330, 900],
          [1080, 860],
          [1320, 1080],
          [240, 1120],
        ] as const
      ).map(([x, y]) =>
        join(rect([x - 7, y - 90, 14, 92], '#e7ddc8'), rect([x - 7, y - 90, 14, 20], COLORS.reef)),
      ),
      line('M330 830L1080 790L1320 1010L240 1050Z', '#fdf6e6', 4, 0.8),
      palmAt(140, 880, 640, 80, 'pl1'),
      palmAt(1480, 880, 700, -90, 'pl2'),
      at(640, 1040, person({ shirt: COLORS.reef, pose: 'reach', seed: 1 }), { scale: 1.15 }),
      at(760, 1050, person({ shirt: COLORS.paper, pose: 'stand', seed: 2 }), { scale: 1.15 }),
      at(1420, 790, leafHouse({ stilts: 40 }), { scale: 0.5 }),
    ),
}
