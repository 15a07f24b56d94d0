import { canoe, diveBoat, kayak, yacht } from '../elements/boats.ts'
import { house, leafHouse, overwaterBungalow } from '../elements/buildings.ts'
import { turtle } from '../elements/crafts.ts'
import { blossoms } from '../elements/flowers.ts'
import { footpath, puff, rock, volcano } from '../elements/land.ts'
import { diver, person } from '../elements/people.ts'
import { banana, bush, columnPine, rosette, tree } from '../elements/plants.ts'
import { bulbs, hammock } from '../elements/play.ts'
import { reef, school, underwater } from '../elements/reef.ts'
import { surf } from '../elements/sea.ts'
import { around, clear, COLORS, darker, down, lighter, mix } from '../paints.ts'
import type { Scenes } from './scenes.ts'
import { coast, countryside, framed, inLight, palmAt, shore, vignette } from '../settings.ts'
import { at, disc, join, line, oval, path, rect, repeat } from '../svg.ts'

const boardwalk = path('M700 1210L980 850L1600 790L1600 812L1010 876L980 1210Z', down('#c99c69', '#a97b48'))

export const TOURISM: Scenes = {
  'overwater-bungalows': () =>
    join(
      coast(
        { light: 'morning', seed: 'bungalows', horizon: 540, sun: [380, 330] },
        at(1420, 800, overwaterBungalow(), { scale: 0.8 }),
        at(1060, 850, overwaterBungalow(), { scale: 1.05 }),
        boardwalk,
        at(560, 960, overwaterBungalow(), { scale: 1.5 }),
        at(1240, 1080, kayak(COLORS.reef), { scale: 1.1 }),
      ),
      framed('bungalows'),
    ),
  'sailing-canoe': () =>
    join(
      coast(
        { light: 'golden', seed: 'sailing canoe', sun: [1130, 430], horizon: 640 },
        at(1280, 720, canoe('#7a4f30', { sail: '#f7ead0' }), { scale: 0.42 }),
        at(660, 960, canoe('#7a4f30', { sail: COLORS.reef, crew: 2 }), { scale: 1.7 }),
        surf(1110, '#fff6dc', 0.3),
      ),
      vignette(0.22),
    ),
  'dive-boat': () =>
    join(
      inLight('noon', coast({ light: 'noon', seed: 'dive boat', horizon: 300, islands: 3 }, '')),
      `<g transform="translate(0 430) scale(1 0.66)">${underwater('dive boat', 980)}</g>`,
      path(
        'M0 418Q100 400 200 418T400 418T600 418T800 418T1000 418T1200 418T1400 418T1600 418L1600 444Q1500 462 1400 444T1200 444T1000 444T800 444T600 444T400 444T200 444T0 444Z',
        '#e9fffa',
      ),
      at(1020, 428, diveBoat(), { scale: 1.05 }),
      at(460, 720, diver(), { scale: 1.25, turn: 12 }),
      at(820, 860, diver('#7a3f68'), { scale: 0.9, turn: 6 }),
      school(1220, 720, 9, 90, '#f0b540', 'db'),
      reef('dive boat', 1200, 1.1),
    ),
  'leaf-house-lodge': () =>
    join(
      shore(
        { light: 'golden', seed: 'lodge', sun: [1180, 400], edge: 800 },
        palmAt(1480, 960, 760, -160, 'lo1'),
        palmAt(170, 900, 620, 60, 'lo2'),
        footpath([620, 900], 900, 260),
        at(580, 900, leafHouse({ stilts: 70 }), { scale: 1.55 }),
        at(1180, 880, leafHouse({ stilts: 60, wall: '#b07c48' }), { scale: 0.95 }),
        at(230, 1080, blossoms(190, 'lo', '#ef8a7a')),
        at(1370, 1120, rosette(170, '#5ea548')),
        at(880, 1110, person({ shirt: COLORS.paper, skirt: COLORS.reef, pose: 'walk', seed: 1 }), {
          scale: 1.1,
        }),
      ),
    ),
  'turtle-and-diver': () =>
    join(
      underwater('turtle', 1050),
      school(380, 300, 7, 80, '#f0b540', 'td'),
      at(720, 560, turtle(460, '#6f7d3f', '#8b9a55'), { turn: -8 }),
      at(1240, 820, diver(), { scale: 1.25, turn: -10, flip: true }),
      reef('turtle', 1210, 1.2),
    ),
  'volcano-evening': () =>
    join(
      countryside(
        { light: 'dusk', seed: 'volcano', horizon: 820, field: '#6b6a58', hills: '#3e4d52', height: 120 },
        '',
      ),
      inLight('dusk', volcano(820, 850, 480, '#6a5a5c')),
      disc(820, 350, 240, around(clear('#ffb060', 0.75), clear('#ff7a40', 0.2), clear('#ff7a40', 0))),
      repeat(9, (index) =>
        puff(
          830 + index * 34,
          330 - index * 32,
          34 + index * 12,
          mix('#ffb27a', '#8a5a78', index / 9),
          0.5 - index * 0.035,
        ),
      ),
      repeat(10, (index) =>
        line(
          `M${800 + index * 5} 376q${(index - 5) * 16} -110 ${(index - 5) * 30} ${-70 + Math.abs(index - 5) * 20}`,
          '#ffd98a',
          4,
          0.9,
        ),
      ),
      inLight(
        'dusk',
        path('M-10 960Q400 880 800 930T1610 900L1610 1210L-10 1210Z', '#4c4a45'),
        at(1280, 1010, person({ shirt: COLORS.sun, seed: 1 }), { scale: 0.95 }),
        at(1190, 1020, person({ shirt: COLORS.reef }), { scale: 0.95 }),
        at(1390, 1030, person({ shirt: COLORS.paper, pose: 'reach', seed: 2 }), { scale: 0.95, flip: true }),
        at(240, 1010, tree(360, 'vo', '#3f6b4a')),
        at(560, 1100, rock(90, '#4b4a4e')),
      ),
    ),
  'atoll-from-above': () =>
    join(
      rect([0, 0, 1600, 1200], down('#0b5f86', '#073f66', '#062f52')),
      repeat(30, (index) =>
        oval([(index * 397) % 1600, (index * 263) % 1200, 90 + (index % 5) * 20, 7], '#ffffff', 0.06),
      ),
      path(
        'M240 560Q260 250 640 200Q1040 130 1300 360Q1480 560 1330 830Q1120 1080 720 1040Q300 990 240 560Z',
        '#1889a3',
      ),
      path(
        'M290 570Q310 290 660 246Q1030 186 1266 396Q1424 570 1284 806Q1096 1028 732 992Q350 950 290 570Z',
        '#eafff6',
      ),
      path(
        'M306 572Q326 306 664 262Q1024 204 1252 408Q1404 574 1270 796Q1088 1010 738 976Q366 936 306 572Z',
        '#3bbcb8',
      ),
      path(
        'M400 590Q430 380 690 350Q980 310 1160 460Q1280 590 1170 750Q1030 900 750 880Q450 850 400 590Z',
        down('#1fa5ab', '#0f8699'),
      ),
      [
        [640, 246, 300, -6, 44],
        [1180, 380, 210, 38, 40],
        [1290, 660, 160, 84, 36],
        [360, 700, 190, 66, 40],
        [560, 930, 220, 16, 40],
      ].map(([x = 0, y = 0, w = 0, turn = 0, h = 0]) =>
        at(
          x,
          y,
          join(
            oval([0, 0, w, h + 22], '#f5e6c0'),
            oval([0, -4, w * 0.9, h], '#2b7a4b'),
            repeat(15, (index) =>
              disc(
                -w * 0.8 + (index * w * 1.6) / 14,
                ((index * 7) % 5) * 7 - 18,
                19,
                index % 3 ? '#3f9a55' : '#256b45',
              ),
            ),
            repeat(9, (index) => disc(-w * 0.7 + index * w * 0.17, ((index * 5) % 4) * 8 - 16, 9, '#66b56a')),
          ),
          { turn },
        ),
      ),
      [
        [700, 620],
        [900, 560],
        [820, 740],
        [560, 640],
      ].map(([x = 0, y = 0], index) => oval([x, y, 60 - index * 8, 26], '#d9c58f', 0.55)),
      at(
        960,
        690,
        join(
          path('M-60 0Q0 -16 70 0Q0 16 -60 0Z', '#ffffff'),
          path('M-60 0L-240 -26M-60 0L-240 26', { stroke: '#ffffff', width: 5, opacity: 0.4 }),
        ),
        { turn: 12 },
      ),
      at(760, 300, join(path('M-60 0Q0 -16 70 0Q0 16 -60 0Z', COLORS.sun)), { turn: -40, scale: 0.6 }),
    ),
  'mountain-lodge': () =>
    countryside(
      { light: 'morning', seed: 'mountain lodge', height: 470, horizon: 760, sun: [300, 260] },
      at(980, 900, house({ wall: '#b07c48', roof: COLORS.forest, width: 460 }), { scale: 1.35 }),
      puff(1170, 470, 26, '#ffffff', 0.5),
      at(300, 900, columnPine(520)),
      at(420, 930, columnPine(420)),
      at(1480, 930, columnPine(480)),
      footpath([980, 900], 700, 320),
      at(480, 1100, blossoms(220, 'ml', '#f3c0d0')),
      at(1370, 1110, blossoms(200, 'ml2', '#fff1cf')),
      at(700, 1080, person({ shirt: COLORS.reef, pose: 'walk', hat: '#d9b779' }), { scale: 1.05 }),
    ),
  'beach-hammock': () =>
    join(
      shore(
        { light: 'noon', seed: 'hammock', edge: 780 },
        at(1180, 760, yacht(), { scale: 0.6 }),
        palmAt(330, 1040, 820, -120, 'ha1'),
        palmAt(1100, 1000, 860, 170, 'ha2'),
        at(318, 700, hammock(800, COLORS.reef)),
        at(1360, 1090, kayak(COLORS.sun), { turn: -8 }),
        at(560, 1120, rosette(110, '#5ea548')),
        at(1010, 1130, rock(60)),
      ),
      framed('hammock', 'right'),
    ),
  'lantern-dinner': () =>
    join(
      shore(
        { light: 'night', seed: 'lantern dinner', sun: [1240, 220], edge: 760 },
        palmAt(140, 980, 760, 90, 'ld1'),
        palmAt(1500, 960, 800, -100, 'ld2'),
      ),
      bulbs(210, 380, 620, 70),
      bulbs(830, 400, 590, 60),
      [440, 860, 1230].map((x, index) =>
        join(
          disc(x, 1000, 280, around(clear('#ffcf80', 0.5), clear('#ffcf80', 0.12), clear('#ffcf80', 0))),
          inLight(
            'golden',
            at(
              x - 130,
              1130,
              person({ shirt: index % 2 ? COLORS.reef : COLORS.paper, pose: 'sit', seed: index }),
              { scale: 1.05 },
            ),
            at(
              x + 130,
              1130,
              person({ shirt: index % 2 ? COLORS.sun : COLORS.lagoon, pose: 'sit', seed: index + 1 }),
              { scale: 1.05, flip: true },
            ),
            rect([x - 84, 1010, 168, 14], lighter(COLORS.timber, 0.2), { radius: 5 }),
            rect([x - 8, 1024, 16, 110], darker(COLORS.timber, 0.2)),
            rect([x - 9, 976, 18, 34], '#fff1c4', { radius: 6 }),
          ),
        ),
      ),
    ),
  'kayaks-in-the-fjord': () =>
    coast(
      { light: 'morning', seed: 'fjord', horizon: 640, islands: 2 },
      path('M-10 700L-10 120Q140 180 210 330Q330 420 380 560Q470 640 560 690Z', down('#3f7f5f', '#1f5d4a')),
      path(
        'M1610 720L1610 60Q1440 160 1390 330Q1260 420 1220 560Q1120 640 1010 700Z',
        down('#4a8b66', '#235f4c'),
      ),
      line('M1450 300L1430 690', '#eaf7f4', 14, 0.8),
      line('M1464 330L1452 690', '#eaf7f4', 7, 0.6),
      at(560, 900, kayak(COLORS.reef), { scale: 1.3 }),
      at(560, 888, person({ shirt: COLORS.sun, pose: 'paddle' }), { scale: 0.9 }),
      at(1060, 1050, kayak(COLORS.sun), { scale: 1.6 }),
      at(1060, 1036, person({ shirt: COLORS.ocean, pose: 'paddle', seed: 1, hat: '#d9b779' }), {
        scale: 1.1,
      }),
      at(120, 1200, banana(360)),
      at(300, 1210, bush(260, 'fj')),
    ),
}
