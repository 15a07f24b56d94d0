import { house } from '../elements/buildings.ts'
import { basket, cup, heap, jar } from '../elements/containers.ts'
import { bowl } from '../elements/crafts.ts'
import { blossoms, flower } from '../elements/flowers.ts'
import { footpath } from '../elements/land.ts'
import { person } from '../elements/people.ts'
import { banana, bush, rosette, taroLeaf, tree } from '../elements/plants.ts'
import { hammock } from '../elements/play.ts'
import { fruit } from '../elements/produce.ts'
import { chair, hangingLamp, mat, potted, shelves, sunbeam, table } from '../elements/rooms.ts'
import { hammer } from '../elements/tools.ts'
import { fence } from '../elements/works.ts'
import { COLORS, darker, down, lighter } from '../paints.ts'
import type { Scenes } from './scenes.ts'
import { countryside, framed, inLight, inside, lagoonView, palmAt, tabletop, vignette } from '../settings.ts'
import { at, join, line, oval, path, rect, repeat } from '../svg.ts'

const spade = (length: number) =>
  join(
    rect([-7, -length * 0.7, 14, length * 0.72], '#b9824f', { radius: 6 }),
    path(
      `M-36 0L36 0L32 ${length * 0.26}Q0 ${length * 0.4} -32 ${length * 0.26}Z`,
      down('#a9b6bb', '#66757e'),
    ),
    path(`M-34 ${-length * 0.72}L34 ${-length * 0.72}`, { stroke: '#8f6238', width: 14 }),
  )

const sofa = (color: string) =>
  join(
    oval([0, 2, 270, 14], '#1c1a12', 0.24),
    rect([-250, -190, 500, 150], down(lighter(color, 0.16), color), { radius: 40 }),
    rect([-270, -130, 80, 124], darker(color, 0.1), { radius: 30 }),
    rect([190, -130, 80, 124], darker(color, 0.1), { radius: 30 }),
    rect([-194, -100, 190, 76], lighter(color, 0.14), { radius: 20 }),
    rect([4, -100, 190, 76], lighter(color, 0.14), { radius: 20 }),
    rect([-170, -170, 96, 84], COLORS.sun, { radius: 16 }),
    rect([76, -170, 96, 84], COLORS.reef, { radius: 16 }),
    rect([-220, -24, 24, 26], '#6e4428'),
    rect([196, -24, 24, 26], '#6e4428'),
  )

const PLANTS = [
  rosette(120, '#4f9a52'),
  blossoms(110, 'n1', '#e88b8b'),
  taroLeaf(110, 0, '#4f9a52') + taroLeaf(90, 30, '#62ab5c') + taroLeaf(90, -30, '#3f8a48'),
  bush(120, 'n2', '#3f9a55'),
  rosette(120, '#7fae4e'),
  blossoms(110, 'n3', COLORS.sun),
]
const pottedAt = (index: number, size = 56) =>
  potted(
    PLANTS[index % PLANTS.length] ?? '',
    [COLORS.clay, COLORS.lagoon, '#e7d3a5', COLORS.ocean][index % 4] ?? COLORS.clay,
    size,
  )

export const HOME: Scenes = {
  'plant-nursery': () =>
    countryside(
      { light: 'morning', seed: 'nursery', horizon: 600, height: 300, sun: [1260, 220] },
      ...[760, 930, 1110].map((y, row) =>
        join(
          rect([-20, y - 8, 1640, 22], down('#c99a62', '#9c6d40')),
          repeat(10 - row, (index) =>
            at(80 + index * (168 + row * 22) + row * 26, y - 8, pottedAt(index + row * 2, 50 + row * 9)),
          ),
        ),
      ),
      line('M-10 420L1610 420M120 420L120 1200M1480 420L1480 1200', '#8f6238', 16),
      repeat(7, (index) =>
        path(`M${index * 240 - 40} 420q60 34 120 0t120 0`, { stroke: '#3f9a55', width: 16 }),
      ),
      repeat(6, (index) =>
        at(100 + index * 280, 430, at(0, 0, flower(34, index % 2 ? '#e88b8b' : '#fff1cf', COLORS.sun))),
      ),
      at(1010, 1180, person({ shirt: COLORS.reef, pose: 'work', hat: '#e3c07a', seed: 1 }), { scale: 1.5 }),
    ),
  'garden-with-hibiscus': () =>
    join(
      countryside(
        { light: 'golden', seed: 'hibiscus garden', horizon: 640, height: 260, field: '#86aa4c' },
        at(1020, 880, house({ roof: COLORS.lagoon, width: 420 }), { scale: 1.2 }),
        at(240, 880, tree(480, 'hg')),
        footpath([1010, 890], 760, 260),
        at(400, 1010, blossoms(230, 'h1', COLORS.reef)),
        at(1300, 1030, blossoms(250, 'h2', '#f3a0a0')),
        at(180, 1150, blossoms(300, 'h3', '#fff1cf')),
        at(1480, 1170, blossoms(300, 'h4', COLORS.sun)),
        at(560, 1120, bush(180, 'h5')),
        at(1090, 1110, bush(190, 'h6')),
        at(0, 930, fence(420)),
        at(1330, 930, fence(280)),
      ),
      framed('hibiscus', 'left'),
    ),
  'living-room': () =>
    join(
      inside(
        {
          wall: '#dfe9dd',
          floor: '#b98a58',
          view: lagoonView('morning', 'living'),
          windowAt: [180, 130, 640, 480],
          skirting: 850,
        },
        sunbeam([180, 130, 640, 480], 260),
        mat(800, 1090, 1100, ['#e7cf9a', COLORS.lagoon]),
        at(1180, 960, sofa('#3f7f7a'), { scale: 1.25 }),
        hangingLamp(1180, 260, COLORS.sun),
        at(560, 1010, table(420, 130, '#9c6d40')),
        at(500, 1006, cup(56, COLORS.reef)),
        at(630, 1008, bowl(150)),
        at(
          630,
          970,
          heap(100, 'lr', (index) => fruit(16, index % 2 ? COLORS.sun : '#e0704a'), 16),
        ),
        at(
          150,
          1060,
          potted(
            taroLeaf(260, 0, '#3f8a48') + taroLeaf(220, 32, '#4f9a52') + taroLeaf(220, -30, '#2f7a45'),
            COLORS.clay,
            90,
          ),
        ),
      ),
      vignette(0.18),
    ),
  'veranda-furniture': () =>
    join(
      lagoonView('golden', 'veranda furniture'),
      rect([0, 700, 1600, 20], '#8f6238'),
      repeat(15, (index) => rect([index * 112 + 30, 720, 18, 200], '#a97b48')),
      inLight(
        'golden',
        rect([0, 900, 1600, 300], down('#a97b48', '#d6a56d')),
        repeat(4, (index) => rect([0, 960 + index * 66, 1600, 5], '#7d5634', { opacity: 0.6 })),
        rect([60, -10, 44, 930], down('#b98a58', '#9c6d40')),
        rect([1490, -10, 44, 930], down('#b98a58', '#9c6d40')),
        at(96, 520, hammock(620, COLORS.lagoon)),
        at(900, 1110, chair('#c99a62'), { scale: 1.35 }),
        at(1330, 1110, chair('#c99a62'), { scale: 1.35, flip: true }),
        at(1115, 990, table(280, 130, '#9c6d40')),
        at(1080, 988, cup(50, COLORS.reef)),
        at(1160, 988, cup(50, COLORS.lagoon)),
        at(400, 1130, pottedAt(2, 90)),
        at(620, 1150, pottedAt(0, 70)),
      ),
    ),
  'kitchenware-shelves': () =>
    inside(
      { wall: '#f1dfba', floor: '#a9764a', skirting: 940, planks: false },
      shelves(
        [100, 110, 1400, 640],
        3,
        (board, place) =>
          board === 0
            ? at(0, 0, bowl(110, [COLORS.reef, COLORS.lagoon, '#8a5a36', COLORS.sun][place % 4]))
            : board === 1
              ? at(
                  0,
                  0,
                  jar(66, 120, ['#e7d3a5', '#a3562f', '#7d9a3c'][place % 3] ?? '#e7d3a5', COLORS.lagoon),
                )
              : at(
                  0,
                  0,
                  cup(62, [COLORS.sun, COLORS.lagoon, COLORS.reef, COLORS.ocean][place % 4] ?? COLORS.sun),
                ),
        9,
      ),
      at(420, 1130, basket(280)),
      at(770, 1140, basket(230, '', '#a3703c')),
      at(1070, 1130, pottedAt(1, 80)),
      at(1350, 1130, person({ shirt: COLORS.plum, pose: 'reach', seed: 1 }), { scale: 1.9, flip: true }),
    ),
  'seedlings-and-spade': () =>
    join(
      countryside(
        { light: 'morning', seed: 'seedlings', horizon: 560, height: 300, sun: [320, 220] },
        at(1380, 700, banana(380)),
        palmAt(1180, 660, 420, 50, 'ss'),
      ),
      inLight(
        'morning',
        tabletop(800, '#a97b48'),
        ...[180, 420, 660, 900].map((x, index) =>
          at(
            x,
            1010 + (index % 2) * 70,
            potted(
              index % 2
                ? rosette(150, '#5ea548')
                : taroLeaf(150, 0, '#4f9a52') + taroLeaf(120, 34, '#62ab5c'),
              COLORS.clay,
              84,
            ),
          ),
        ),
        at(1330, 820, spade(320), { turn: 0, scale: 1 }),
        at(
          1180,
          1120,
          basket(
            300,
            heap(240, 'seed', () => fruit(22, '#8a5a36'), 22),
          ),
        ),
        at(1470, 1140, hammer(160), { turn: 80 }),
      ),
    ),
}
