import { house } from '../elements/buildings.ts'
import { basket, crate, heap, sack, steam } from '../elements/containers.ts'
import { bowl } from '../elements/crafts.ts'
import { footpath } from '../elements/land.ts'
import { person } from '../elements/people.ts'
import { banana, bush, leaf, tree } from '../elements/plants.ts'
import { cocoaPod, fruit, halfCoconut } from '../elements/produce.ts'
import { drum } from '../elements/tools.ts'
import { fence, shed } from '../elements/works.ts'
import { rain } from '../elements/sky.ts'
import { COLORS, darker, down, lighter, mix } from '../paints.ts'
import type { Scenes } from './scenes.ts'
import { countryside, framed, inLight, inside, palmAt, tabletop, vignette } from '../settings.ts'
import { at, disc, join, line, oval, path, polygon, rect, repeat } from '../svg.ts'

const bed = (width: number, color: string) =>
  join(
    oval([0, 92, width * 0.52, 14], '#1c2c24', 0.22),
    repeat(4, (index) => rect([-width * 0.45 + index * width * 0.29, 10, 14, 84], '#7a5638')),
    polygon(
      [
        [-width * 0.44, -60],
        [width * 0.44, -60],
        [width / 2, 10],
        [-width / 2, 10],
      ],
      down(lighter(color, 0.1), color),
    ),
    repeat(130, (index) =>
      oval(
        [-width * 0.42 + ((index * 0.618034) % 1) * width * 0.84, -50 + ((index * 0.7548) % 1) * 54, 10, 6],
        index % 3 ? darker(color, 0.25) : lighter(color, 0.2),
      ),
    ),
    polygon(
      [
        [-width / 2, 10],
        [width / 2, 10],
        [width / 2, 24],
        [-width / 2, 24],
      ],
      '#b9824f',
    ),
  )

/** A cow, its head to the right. */
const cow = (color: string, patch: string) =>
  join(
    oval([0, 0, 100, 9], '#1c2c24', 0.24),
    line('M-66 -70L-68 -4M-44 -70L-42 -4M44 -70L42 -4M64 -70L66 -4', darker(color, 0.14), 15),
    path('M-92 -128Q-60 -146 0 -138Q60 -146 90 -132Q102 -96 84 -64Q0 -44 -80 -62Q-100 -90 -92 -128Z', color),
    path(
      'M-60 -136Q-30 -150 -6 -136Q0 -100 -34 -92Q-64 -100 -60 -136ZM30 -134Q60 -140 70 -120Q60 -90 36 -96Q22 -110 30 -134Z',
      patch,
    ),
    path('M78 -136Q96 -166 126 -160Q150 -150 152 -124Q140 -104 118 -112Q92 -110 78 -136Z', color),
    path('M136 -128Q154 -130 152 -116Q142 -106 130 -112Z', '#e8b8a8'),
    line('M104 -160Q96 -176 106 -182M124 -162Q132 -176 124 -184', '#e7ddc8', 6),
    disc(124, -142, 4, '#1c1a12'),
    line('M-92 -122Q-112 -90 -104 -56', darker(color, 0.2), 6),
  )

export const AGRICULTURE: Scenes = {
  'cocoa-drying': () =>
    countryside(
      { light: 'golden', seed: 'cocoa drying', horizon: 640, height: 330, sun: [1260, 280] },
      at(1350, 760, shed(420, '#a97b48', COLORS.iron, 150), { scale: 0.9 }),
      at(150, 780, banana(360)),
      palmAt(420, 740, 480, 70, 'cd'),
      at(560, 820, bed(760, '#8a4f2e'), { scale: 0.8 }),
      at(1080, 930, bed(760, '#8a4f2e'), { scale: 0.95 }),
      at(470, 1080, bed(820, '#7a4228'), { scale: 1.15 }),
      at(1120, 1130, person({ shirt: COLORS.lagoon, pose: 'work', hat: '#e3c07a', seed: 1 }), {
        scale: 1.45,
        flip: true,
      }),
      at(1380, 1140, sack(180)),
      at(1510, 1150, sack(170, '#cdb27e')),
    ),
  'coffee-terraces': () =>
    countryside(
      { light: 'morning', seed: 'coffee', horizon: 520, height: 430, sun: [1240, 200], field: '#5f8f4a' },
      repeat(7, (row) =>
        join(
          path(`M-20 ${610 + row * 92}Q400 ${560 + row * 96} 800 ${620 + row * 92}T1620 ${590 + row * 94}`, {
            stroke: '#8f6a42',
            width: 12 + row * 3,
            opacity: 0.7,
          }),
          repeat(12, (index) => {
            const x = index * 140 + (row % 2) * 60
            const y = 602 + row * 92 + Math.sin(x / 260) * 14
            return join(
              at(x, y, bush(52 + row * 14, `cf${row}${index % 4}`, index % 3 ? '#2b7a4b' : '#35854f')),
              repeat(4, (berry) =>
                disc(x - 24 + berry * 16, y - 20 - row * 3 - (berry % 2) * 12, 3.5 + row * 0.6, COLORS.reef),
              ),
            )
          }),
        ),
      ),
      at(600, 980, person({ shirt: COLORS.reef, pose: 'reach', hat: '#e3c07a', seed: 3 }), { scale: 1.2 }),
      at(
        690,
        1010,
        basket(
          110,
          heap(90, 'cof', () => fruit(9, COLORS.reef), 9),
        ),
      ),
      at(1180, 860, person({ shirt: COLORS.sun, skirt: COLORS.plum, pose: 'work', seed: 1 }), {
        scale: 0.95,
      }),
    ),
  'copra-mill': () =>
    countryside(
      { light: 'morning', seed: 'copra mill', horizon: 690, height: 240 },
      palmAt(200, 880, 760, 80, 'cm1'),
      palmAt(1470, 860, 680, -60, 'cm2'),
      palmAt(1330, 820, 520, 40, 'cm3'),
      at(780, 900, shed(720, '#c9b184', COLORS.reef, 210), { scale: 1.05 }),
      at(1050, 590, steam(70)),
      at(
        420,
        1120,
        join(
          repeat(14, (index) => at((index % 7) * 62 - 180, -Math.floor(index / 7) * 44, halfCoconut(44))),
          repeat(5, (index) => at(index * 60 - 120, -90, fruit(38, '#8a6042'))),
        ),
      ),
      at(900, 1090, person({ shirt: COLORS.sun, pose: 'carry', seed: 2 }), { scale: 1.25 }),
      at(914, 950, sack(80)),
      at(1130, 1110, sack(170)),
      at(1270, 1130, sack(180, '#cdb27e')),
      at(1430, 1110, drum(COLORS.ocean), { scale: 1.3 }),
    ),
  'cattle-under-palms': () =>
    join(
      countryside(
        { light: 'golden', seed: 'cattle', horizon: 620, height: 260, field: '#86aa4c', sun: [300, 260] },
        ...[
          [160, 760, 600],
          [520, 720, 480],
          [900, 740, 540],
          [1280, 720, 470],
          [1490, 820, 680],
        ].map(([x = 0, y = 0, h = 0], index) => palmAt(x, y, h, index % 2 ? -50 : 60, `ca${index}`)),
        at(520, 900, cow('#f0e6d2', '#7a4a2e'), { scale: 1.1 }),
        at(1010, 860, cow('#8a5a36', '#6e4428'), { scale: 0.9, flip: true }),
        at(1190, 1060, cow('#f5efe0', '#2b2420'), { scale: 1.5, flip: true }),
        at(300, 1080, cow('#a0693c', '#f0e6d2'), { scale: 1.3 }),
        at(0, 1185, fence(1620, '#c9a36c')),
      ),
    ),
  'cocoa-pods': () =>
    join(
      inside(
        { wall: '#6f8f63', floor: COLORS.timber, skirting: 740, planks: false },
        ...Array.from({ length: 9 }, (_, index) =>
          at(
            index * 210 - 20,
            -30,
            leaf(560, 160 + ((index * 37) % 50), index % 2 ? '#2f6f46' : '#3f8a52', 0.2),
          ),
        ),
        tabletop(740, '#a97b48'),
      ),
      inLight(
        'golden',
        at(330, 960, cocoaPod(330, '#e0983a'), { turn: 64 }),
        at(430, 1060, cocoaPod(300, '#b5482f'), { turn: 84 }),
        at(820, 900, cocoaPod(280, '#c9772f'), { turn: -70 }),
        at(1200, 1120, bowl(560)),
        repeat(60, (index) =>
          oval(
            [985 + ((index * 0.618034) % 1) * 430, 942 + ((index * 0.7548) % 1) * 44, 22, 14],
            index % 3 ? '#6b3a22' : '#8a4f2e',
          ),
        ),
        repeat(8, (index) => oval([760 + index * 24, 1130 + (index % 3) * 18, 21, 13], '#6b3a22')),
      ),
      vignette(0.3),
    ),
  'fields-from-above': () =>
    join(
      rect([0, 0, 1600, 1200], '#6f9a4c'),
      ...(
        [
          [-40, -40, 520, 380, '#8fb45a'],
          [500, -40, 460, 300, '#c9b45e'],
          [980, -40, 660, 340, '#5f9150'],
          [-40, 360, 420, 440, '#b58f52'],
          [400, 280, 560, 360, '#4f8a4e'],
          [980, 320, 360, 380, '#a9c45a'],
          [1360, 320, 300, 420, '#7fa651'],
          [-40, 820, 620, 420, '#5a9450'],
          [600, 660, 360, 560, '#d0bb6a'],
          [980, 720, 640, 500, '#8fb45a'],
        ] as const
      ).map(([x, y, width, height, color], plot) =>
        join(
          rect([x, y, width, height], color, { radius: 10 }),
          repeat(Math.floor(height / 34), (row) =>
            plot % 3 === 1
              ? rect([x + 12, y + 14 + row * 34, width - 24, 12], darker(color, 0.14), { radius: 6 })
              : repeat(Math.floor(width / 40), (index) =>
                  disc(
                    x + 24 + index * 40,
                    y + 20 + row * 34,
                    plot % 3 ? 9 : 13,
                    index % 2 ? darker(color, 0.22) : mix(color, '#2b7a4b', 0.5),
                  ),
                ),
          ),
        ),
      ),
      path('M380 -10Q440 260 390 480T600 820T700 1210', { stroke: '#e3c996', width: 34 }),
      path('M1610 680Q1300 690 980 705T560 800', { stroke: '#e3c996', width: 26 }),
      path('M-10 770Q180 720 330 790T520 1010T420 1210', { stroke: '#3f9fb0', width: 46 }),
      ...(
        [
          [700, 380],
          [1130, 480],
          [820, 900],
        ] as const
      ).map(([x, y], index) =>
        join(
          polygon(
            [
              [x + 12, y + 16],
              [x + 132, y + 16],
              [x + 132, y + 96],
              [x + 12, y + 96],
            ],
            { fill: '#22331f', opacity: 0.3 },
          ),
          rect([x, y, 120, 40], index % 2 ? COLORS.reef : '#b9c3c6'),
          rect([x, y + 40, 120, 40], darker(index % 2 ? COLORS.reef : '#b9c3c6', 0.2)),
        ),
      ),
      repeat(12, (index) =>
        disc(
          1010 + (index % 6) * 46,
          1060 + Math.floor(index / 6) * 60,
          26,
          index % 2 ? '#256b45' : '#2f7f4c',
        ),
      ),
    ),
  'village-plantation': () =>
    join(
      countryside(
        { light: 'rain', seed: 'plantation', horizon: 620, height: 420 },
        at(1120, 760, house({ roof: '#8b9aa3', wall: '#e7ddc8' }), { scale: 0.9 }),
        at(1430, 800, tree(360, 'pl')),
        repeat(7, (index) => at(80 + index * 150, 790 + (index % 2) * 40, banana(270 + (index % 3) * 50))),
        repeat(5, (index) => at(160 + index * 240, 1030 + (index % 2) * 60, banana(330))),
        footpath([1120, 800], 1330, 220, '#b5905c'),
        at(1310, 1080, person({ shirt: COLORS.sun, pose: 'carry', hat: '#8f6238', seed: 2 }), {
          scale: 1.25,
        }),
        at(1324, 940, crate(110)),
      ),
      framed('plantation', 'left'),
      rain('plantation'),
    ),
}
