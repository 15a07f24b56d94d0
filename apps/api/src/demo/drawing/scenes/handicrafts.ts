import { canoe } from '../elements/boats.ts'
import { awning, leafHouse } from '../elements/buildings.ts'
import { basket, crate, stall } from '../elements/containers.ts'
import { bowl, shellString, turtle, paddle, wovenFan } from '../elements/crafts.ts'
import { specks } from '../elements/land.ts'
import { person } from '../elements/people.ts'
import { rosette, tree } from '../elements/plants.ts'
import { hangingLamp, mat, potted, shelves, stool, sunbeam, table } from '../elements/rooms.ts'
import { chisel, hammer, saw, timberStack, toolBoard } from '../elements/tools.ts'
import { COLORS } from '../paints.ts'
import type { Scenes } from './scenes.ts'
import {
  countryside,
  framed,
  hillView,
  inLight,
  inside,
  lagoonView,
  palmAt,
  shore,
  tabletop,
  vignette,
} from '../settings.ts'
import { at, disc, join, line, oval, path, polygon, rect, repeat } from '../svg.ts'

const shavings = specks('shavings', 1040, '#f3d7a4', 90)

export const HANDICRAFTS: Scenes = {
  'carving-workshop': () =>
    join(
      inside(
        {
          wall: '#d3a66c',
          floor: '#a9764a',
          view: lagoonView('morning', 'carving'),
          windowAt: [1010, 140, 460, 380],
          skirting: 860,
        },
        toolBoard(130, 190, 600),
        sunbeam([1010, 140, 460, 380], -380),
        at(420, 1090, person({ shirt: COLORS.lagoon, pose: 'work', seed: 1 }), { scale: 2.3 }),
        at(800, 820, table(1180, 300, '#9c6d40')),
        at(650, 800, turtle(230, '#a0693c', '#8a5530')),
        at(960, 818, bowl(240)),
        at(1210, 818, bowl(180, '#6e4428')),
        at(500, 812, chisel(150), { turn: 82 }),
        at(1410, 1120, timberStack(5, 5, '#b9824f')),
        shavings,
      ),
      vignette(0.28),
    ),
  'carved-bowls': () =>
    join(
      inside(
        { wall: '#bfd6d0', floor: '#8f6238', skirting: 760 },
        tabletop(760, '#9c6d40'),
        at(470, 660, join(paddle(560, '#8a5a36'))),
        at(620, 670, paddle(600, '#6e4428')),
        hangingLamp(1150, 240, COLORS.sun),
      ),
      inLight(
        'golden',
        at(420, 1010, bowl(480)),
        at(980, 1110, bowl(620, '#7a4a2c')),
        at(1330, 930, bowl(320, '#a0693c')),
        at(800, 880, bowl(240, '#b5784a')),
        at(210, 1120, chisel(230), { turn: 76 }),
      ),
      vignette(0.3),
    ),
  'woven-baskets-and-mats': () =>
    countryside(
      { light: 'golden', seed: 'woven', horizon: 720, height: 240 },
      palmAt(1480, 880, 700, -90, 'wv'),
      at(230, 860, leafHouse({ stilts: 50 }), { scale: 0.9 }),
      at(
        860,
        930,
        stall(
          760,
          '#a97b48',
          join(
            at(-240, 0, basket(190)),
            at(-20, 0, basket(160, '', '#a3703c')),
            at(190, 0, basket(200, '', '#d9b779')),
            ...[-300, -150, 20, 190, 310].map((x, index) =>
              at(
                x,
                -170,
                wovenFan(74, ['#e0b76c', '#c98f4a', '#e7cf9a', '#b5783c', '#e0b76c'][index] ?? '#e0b76c'),
              ),
            ),
          ),
          awning(830, COLORS.lagoon, -350, -268),
        ),
        { scale: 1.12 },
      ),
      mat(420, 1140, 640, ['#dcbb7c', '#a3562f']),
      mat(1190, 1150, 560, ['#e7cf9a', COLORS.lagoon]),
      at(820, 1130, person({ shirt: COLORS.reef, skirt: COLORS.ocean, pose: 'carry', seed: 3 }), {
        scale: 1.2,
      }),
      at(834, 1010, basket(100)),
    ),
  'shell-money-and-necklaces': () =>
    join(
      inside(
        { wall: '#35607a', floor: '#2c4a5c', planks: false, skirting: 1010 },
        ...[150, 330, 510].map((y, row) =>
          join(
            rect([120, y - 26, 1360, 16], '#8f6238', { radius: 6 }),
            repeat(6, (index) =>
              at(
                160 + index * 222,
                y - 14,
                shellString(
                  190,
                  90 + ((index * 31 + row * 17) % 60),
                  [
                    ['#fdf6e6', COLORS.reef],
                    ['#fdf6e6', '#2b1d16', '#e0a23c'],
                    [COLORS.reef, '#e88b8b'],
                    ['#fdf6e6', '#8fd0e3'],
                  ][(index + row) % 4] ?? ['#fdf6e6'],
                ),
              ),
            ),
          ),
        ),
        tabletop(820, '#a97b48'),
      ),
      inLight(
        'morning',
        at(330, 1050, bowl(380)),
        repeat(30, (index) =>
          oval(
            [200 + ((index * 47) % 260), 930 + ((index * 13) % 26), 13, 8],
            index % 3 ? '#fdf6e6' : COLORS.reef,
          ),
        ),
        ...[760, 960, 1180, 1390].map((x, index) =>
          at(
            x,
            1060,
            join(
              path(
                'M-70 0Q-84 -80 0 -96Q84 -80 70 0Q0 26 -70 0Z',
                ['#f0c9a0', '#fdf0dc', '#e6a58a', '#f3dfb8'][index] ?? '#f0c9a0',
              ),
              repeat(5, (rib) => line(`M${-50 + rib * 25} 4Q${-30 + rib * 15} -70 0 -94`, '#b5785a', 4, 0.6)),
            ),
            { turn: index * 14 - 20 },
          ),
        ),
        at(1000, 1150, shellString(420, 24, ['#fdf6e6', COLORS.reef, '#2b1d16'])),
      ),
    ),
  'canoe-builder': () =>
    join(
      shore(
        { light: 'morning', seed: 'canoe builder', edge: 800, sun: [1260, 330] },
        at(1280, 1010, tree(700, 'cb', '#2f7f4c')),
        at(190, 850, leafHouse({ stilts: 50 }), { scale: 0.85 }),
        oval([760, 1060, 470, 26], '#8a6a40', 0.3),
        rect([480, 1010, 40, 60], '#7a5638'),
        rect([980, 1010, 40, 60], '#7a5638'),
        at(760, 1000, canoe('#c99a62'), { scale: 2.1 }),
        at(520, 1120, person({ shirt: COLORS.reef, pose: 'work', seed: 2 }), { scale: 1.35 }),
        at(1000, 1140, person({ shirt: COLORS.sun, pose: 'reach', hat: '#d9b779' }), {
          scale: 1.35,
          flip: true,
        }),
        specks('chips', 1060, '#f3d7a4', 60),
        at(1330, 1150, saw(200), { turn: -8 }),
      ),
    ),
  'tapa-and-pattern': () =>
    join(
      inside(
        {
          wall: '#e3c99a',
          floor: '#8f6238',
          view: hillView('morning', 'tapa'),
          windowAt: [1130, 140, 360, 340],
        },
        rect([150, 130, 860, 640], '#5a3b27'),
        rect([166, 146, 828, 608], '#ead4a8'),
        repeat(4, (row) =>
          repeat(6, (index) =>
            at(
              238 + index * 138,
              222 + row * 152,
              (index + row) % 2
                ? polygon(
                    [
                      [0, -62],
                      [56, 0],
                      [0, 62],
                      [-56, 0],
                    ],
                    { stroke: '#6b3f26', width: 9 },
                  ) +
                    polygon(
                      [
                        [0, -34],
                        [30, 0],
                        [0, 34],
                        [-30, 0],
                      ],
                      '#a3562f',
                    )
                : join(
                    repeat(8, (ray) =>
                      at(
                        0,
                        0,
                        polygon(
                          [
                            [-9, -14],
                            [0, -60],
                            [9, -14],
                          ],
                          '#6b3f26',
                        ),
                        { turn: ray * 45 },
                      ),
                    ),
                    disc(0, 0, 13, '#a3562f'),
                  ),
            ),
          ),
        ),
        at(1290, 1130, person({ shirt: COLORS.lagoon, skirt: COLORS.reef, pose: 'reach', seed: 1 }), {
          scale: 2.1,
          flip: true,
        }),
        at(260, 1130, stool()),
        at(560, 1110, basket(260, wovenFan(80, '#e0b76c'))),
        at(900, 1110, potted(rosette(150, '#5ea548'), COLORS.clay, 80)),
      ),
    ),
  'crates-for-the-boat': () =>
    join(
      inside(
        {
          wall: '#b9c8c0',
          floor: '#a9764a',
          view: lagoonView('golden', 'crates'),
          windowAt: [160, 150, 480, 400],
        },
        shelves(
          [880, 150, 600, 560],
          3,
          (board, place) =>
            board === 1
              ? at(0, 0, turtle(100, '#a0693c', '#8a5530'))
              : at(0, 0, bowl(110, place % 2 ? '#8a5a36' : '#6e4428')),
          4,
        ),
        at(360, 1100, crate(360, join(at(-70, 8, bowl(150)), at(80, 6, bowl(160, '#6e4428'))))),
        at(800, 1120, crate(300, at(0, 0, turtle(160, '#a0693c', '#8a5530')))),
        at(1330, 1130, person({ shirt: COLORS.sun, pose: 'carry', seed: 2 }), { scale: 2 }),
        at(1346, 930, crate(150)),
        at(1110, 1150, hammer(140), { turn: 70 }),
      ),
      framed('crates', 'right', '#1a5a40'),
    ),
}
