import { leafHouse, overwaterBungalow } from '../elements/buildings.ts'
import { bottle, jar } from '../elements/containers.ts'
import { bowl } from '../elements/crafts.ts'
import { blossoms, flower } from '../elements/flowers.ts'
import { person } from '../elements/people.ts'
import { rosette } from '../elements/plants.ts'
import { bulbs } from '../elements/play.ts'
import { halfCoconut } from '../elements/produce.ts'
import { chair, mat, potted, shelves, table } from '../elements/rooms.ts'
import { clear, COLORS, darker, down, lighter } from '../paints.ts'
import type { Scenes } from './scenes.ts'
import {
  coast,
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
import { at, disc, join, line, oval, path, rect, repeat } from '../svg.ts'

const frangipani = (size: number) => flower(size, '#fff8ea', COLORS.sun)

const mirror = (x: number, y: number) =>
  join(
    rect([x - 130, y - 190, 260, 380], down('#d6a56d', '#a97b48'), { radius: 130 }),
    rect([x - 112, y - 172, 224, 344], down('#dff1f2', '#a9d0d8'), { radius: 112 }),
    path(
      `M${x - 80} ${y + 60}L${x + 40} ${y - 150}L${x + 74} ${y - 130}L${x - 60} ${y + 110}Z`,
      clear('#ffffff', 0.35),
    ),
  )

const soap = (width: number, color: string) =>
  join(
    oval([4, 4, width * 0.54, width * 0.09], '#1c1a12', 0.2),
    rect([-width / 2, -width * 0.34, width, width * 0.36], down(lighter(color, 0.3), darker(color, 0.1)), {
      radius: width * 0.12,
    }),
    rect([-width * 0.34, -width * 0.24, width * 0.68, width * 0.12], clear('#ffffff', 0.35), { radius: 8 }),
  )

const towels = (colors: readonly string[]) =>
  join(
    colors.map((color, index) =>
      rect([-110 + index * 4, -44 - index * 42, 220 - index * 8, 42], down(lighter(color, 0.2), color), {
        radius: 18,
      }),
    ),
  )

export const BEAUTY: Scenes = {
  'hair-salon': () =>
    inside(
      {
        wall: '#f3cfc6',
        floor: '#c9a98a',
        planks: false,
        skirting: 900,
        view: lagoonView('morning', 'salon'),
        windowAt: [1180, 150, 320, 400],
      },
      mirror(300, 400),
      mirror(640, 400),
      mirror(980, 400),
      rect([120, 640, 1040, 26], '#a97b48', { radius: 6 }),
      ...[200, 260, 420, 560, 720, 880, 1040].map((x, index) =>
        at(
          x,
          640,
          bottle(
            110 + (index % 3) * 20,
            ['#7fbf9a', '#e88b8b', '#f3b23c', '#8fd0e3'][index % 4] ?? '#7fbf9a',
          ),
        ),
      ),
      at(330, 1060, chair(COLORS.lagoon), { scale: 1.5 }),
      at(900, 1060, chair(COLORS.reef), { scale: 1.5 }),
      at(905, 1000, person({ shirt: COLORS.sun, pose: 'sit', seed: 1 }), { scale: 1.7 }),
      at(1120, 1090, person({ shirt: COLORS.plum, pose: 'reach', seed: 3 }), { scale: 1.9, flip: true }),
      at(1430, 1120, potted(rosette(190, '#4f9a52'), COLORS.clay, 90)),
    ),
  'soap-and-frangipani': () =>
    join(
      inside(
        {
          wall: '#c7dfd8',
          floor: COLORS.timber,
          skirting: 760,
          planks: false,
          view: lagoonView('morning', 'soap'),
          windowAt: [880, 110, 560, 430],
        },
        tabletop(760, '#b9824f'),
      ),
      inLight(
        'morning',
        at(300, 1000, towels(['#fdf6e6', '#e88b8b', '#8fc4b8'])),
        at(640, 1030, soap(240, '#e6cf8a')),
        at(640, 946, soap(220, '#8fbf8a')),
        at(930, 1110, soap(260, '#e8a0a0')),
        at(1240, 1050, halfCoconut(140)),
        at(1450, 1070, bottle(380, '#e0b04a', COLORS.lagoon)),
        at(460, 1130, frangipani(70)),
        at(1120, 1130, frangipani(58), { turn: 30 }),
        at(790, 1010, frangipani(46), { turn: 50 }),
        at(1330, 930, frangipani(54)),
      ),
      vignette(0.2),
    ),
  'spa-by-the-sea': () =>
    join(
      coast(
        { light: 'golden', seed: 'spa', sun: [340, 420] },
        at(1260, 850, overwaterBungalow(), { scale: 1.1 }),
        path('M-20 960L1620 900L1620 1210L-20 1210Z', down('#c99c69', '#a97b48')),
        repeat(6, (index) => line(`M-20 ${1000 + index * 40}L1620 ${944 + index * 46}`, '#7d5634', 4, 0.5)),
        at(
          560,
          1010,
          join(
            rect([-260, -90, 520, 54], '#fdf6e6', { radius: 26 }),
            rect([-250, -44, 500, 36], '#8fc4b8', { radius: 8 }),
            rect([-220, -10, 24, 96], '#8f6238'),
            rect([196, -10, 24, 96], '#8f6238'),
            rect([-240, -116, 110, 46], '#ffffff', { radius: 20 }),
          ),
        ),
        at(940, 1070, towels(['#fdf6e6', '#e88b8b'])),
        at(1120, 1110, bowl(180)),
        ...[1070, 1120, 1160].map((x, index) => at(x, 1054, frangipani(26), { turn: index * 40 })),
        rect([700, 300, 22, 720], '#b98a58'),
        rect([330, 300, 22, 720], '#b98a58'),
        path(
          'M300 310Q520 240 750 310L750 350Q640 430 700 640Q600 420 520 380Q420 430 360 640Q400 430 300 350Z',
          clear('#fffaf0', 0.85),
        ),
      ),
      framed('spa', 'right'),
    ),
  'coconut-oil-shelf': () =>
    inside(
      { wall: '#e9dcb8', floor: '#8f6238', view: hillView('golden', 'oil'), windowAt: [1080, 160, 400, 380] },
      shelves(
        [110, 140, 840, 640],
        3,
        (board, place) =>
          board === 1
            ? at(0, 0, jar(84, 110, place % 2 ? '#f3e7c2' : '#e0b04a', COLORS.lagoon))
            : at(
                0,
                0,
                bottle(
                  150,
                  ['#e6c96a', '#9dc47a', '#e0a06a'][(place + board) % 3] ?? '#e6c96a',
                  COLORS.lagoon,
                ),
              ),
        7,
      ),
      at(1180, 900, table(760, 240)),
      at(980, 898, halfCoconut(70)),
      at(1130, 898, halfCoconut(60)),
      at(1300, 898, soap(130, '#e6cf8a')),
      at(1440, 898, frangipani(40)),
      at(700, 1130, mat(0, 0, 1000, ['#e7cf9a', COLORS.reef])),
    ),
  'garland-maker': () =>
    join(
      shore(
        { light: 'morning', seed: 'garland', edge: 780, sun: [1280, 260] },
        at(240, 850, leafHouse({ stilts: 50 }), { scale: 1.05 }),
        palmAt(1450, 960, 740, -120, 'gm'),
        at(1120, 1060, blossoms(260, 'gm1', '#fff1cf')),
        at(1440, 1130, blossoms(260, 'gm2', '#f3a0a0')),
        at(700, 1130, person({ shirt: COLORS.reef, skirt: COLORS.leaf, pose: 'work', seed: 1 }), {
          scale: 1.8,
        }),
        ...Array.from({ length: 13 }, (_, index) =>
          at(700 + Math.cos(index * 0.26) * 60, 850 + Math.sin(index * 0.26) * 80, frangipani(17)),
        ),
        at(920, 1130, bowl(260)),
        ...Array.from({ length: 8 }, (_, index) =>
          at(830 + index * 26, 1054 - (index % 2) * 12, frangipani(30), { turn: index * 33 }),
        ),
      ),
      framed('garland', 'left'),
    ),
  'evening-bath-house': () =>
    join(
      shore(
        { light: 'dusk', seed: 'bath house', sun: [1130, 460], edge: 860 },
        at(480, 980, leafHouse({ stilts: 40, glow: true }), { scale: 1.7 }),
        palmAt(1430, 1000, 760, -110, 'bh'),
        at(
          980,
          1120,
          join(
            oval([0, 0, 210, 50], '#6d7f86'),
            oval([0, -8, 186, 40], '#3f9fb0'),
            oval([-40, -14, 60, 8], '#bfe9ec', 0.5),
          ),
        ),
        at(1210, 1130, rosette(120, '#4f9a52')),
      ),
      bulbs(120, 520, 760, 90, 10),
      ...[860, 1100].map((x) => disc(x, 1090, 9, '#fff1c4')),
    ),
}
