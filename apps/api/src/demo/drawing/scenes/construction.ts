import { house } from '../elements/buildings.ts'
import { sack } from '../elements/containers.ts'
import { specks } from '../elements/land.ts'
import { excavator } from '../elements/machines.ts'
import { person } from '../elements/people.ts'
import { tree } from '../elements/plants.ts'
import { blockStack, chisel, hammer, mixer, saw, timberStack } from '../elements/tools.ts'
import { pickup, truck } from '../elements/vehicles.ts'
import { shed } from '../elements/works.ts'
import { COLORS, darker, down } from '../paints.ts'
import type { Scenes } from './scenes.ts'
import { coast, countryside, hillView, inLight, palmAt, street, tabletop } from '../settings.ts'
import { at, join, line, path, polygon, rect, repeat } from '../svg.ts'

const frame = join(
  rect([-330, -60, 660, 24], '#9c6d40'),
  repeat(5, (index) => rect([-310 + index * 150, -36, 18, 40], '#6b5440')),
  repeat(9, (index) => rect([-330 + index * 80, -330, 18, 272], down('#e0b47c', '#c08f55'))),
  rect([-340, -340, 680, 20], '#d6a56d'),
  rect([-330, -200, 660, 14], '#c99a62'),
  repeat(7, (index) => line(`M${-330 + index * 110} -340L${-270 + index * 90} -500`, '#c99a62', 13)),
  line('M-280 -500L280 -500', '#c99a62', 16),
  repeat(4, (index) =>
    line(`M${-340 + index * 20} ${-370 - index * 40}L${340 - index * 20} ${-370 - index * 40}`, '#b9824f', 8),
  ),
  polygon(
    [
      [60, -500],
      [280, -500],
      [356, -336],
      [120, -336],
    ],
    down('#b9c5ca', '#8b9aa3'),
  ),
  repeat(6, (index) => line(`M${86 + index * 36} -498L${140 + index * 38} -340`, '#6f7f87', 3)),
)

const helmet = '#f6d24a'

export const CONSTRUCTION: Scenes = {
  'house-frame': () =>
    countryside(
      { light: 'morning', seed: 'house frame', horizon: 660, height: 300, sun: [1270, 230] },
      palmAt(180, 880, 640, 70, 'hf'),
      at(840, 940, frame, { scale: 1.15 }),
      line('M420 940L640 420M470 940L690 420', '#e0b47c', 9),
      repeat(8, (index) => line(`M${434 + index * 28} ${900 - index * 62}l50 0`, '#e0b47c', 7)),
      at(1300, 1090, timberStack(7, 4)),
      at(250, 1090, blockStack(4, 3)),
      at(640, 1110, person({ shirt: COLORS.reef, pose: 'carry', hat: helmet, seed: 2 }), { scale: 1.3 }),
      rect([500, 954, 300, 18], '#e0b47c', { radius: 3 }),
      at(1060, 1080, person({ shirt: COLORS.ocean, pose: 'reach', hat: helmet }), { scale: 1.25 }),
    ),
  'timber-yard': () =>
    countryside(
      { light: 'golden', seed: 'timber yard', horizon: 640, height: 280, field: '#b59a62', sun: [320, 250] },
      at(1120, 800, shed(760, '#a97b48', COLORS.iron, 230)),
      at(330, 900, timberStack(8, 6)),
      at(760, 980, timberStack(8, 4, '#b5784a')),
      at(300, 1110, timberStack(9, 3, '#e0b47c')),
      at(1180, 1100, truck(COLORS.reef, timberStack(3, 3, '#d6a56d')), { scale: 1.3 }),
      at(1040, 1020, timberStack(8, 4, '#d6a56d'), { scale: 0.9 }),
      at(700, 1130, person({ shirt: COLORS.sun, pose: 'reach', hat: helmet, seed: 1 }), { scale: 1.35 }),
      specks('yard', 900, '#8f6a42', 50),
    ),
  'mixing-concrete': () =>
    countryside(
      { light: 'noon', seed: 'concrete', horizon: 660, height: 260, field: '#a9a06c' },
      at(1180, 840, house({ roof: '#8b9aa3', wall: '#cfcabb', width: 420 }), { scale: 1.1 }),
      at(180, 900, tree(360, 'mc')),
      at(560, 1060, mixer(), { scale: 1.7 }),
      at(860, 1090, blockStack(6, 4)),
      path('M180 1130Q330 970 470 1130Z', down('#d8c49a', '#b5a078')),
      at(760, 1110, person({ shirt: COLORS.lagoon, pose: 'work', hat: helmet, seed: 3 }), {
        scale: 1.35,
        flip: true,
      }),
      at(1330, 1110, sack(170, '#c9c5ba')),
      at(1470, 1130, sack(170, '#d5d1c6')),
      at(
        1060,
        880,
        line(
          'M0 0L0 -300M130 0L130 -300M0 -120L130 -120M0 -230L130 -230M0 0L130 -120M130 0L0 -120',
          '#d6a56d',
          10,
        ),
      ),
    ),
  'road-works': () =>
    street(
      {
        light: 'golden',
        seed: 'road works',
        height: 380,
        horizon: 640,
        surface: '#77736a',
        sun: [1260, 260],
      },
      palmAt(1440, 930, 560, -50, 'rw'),
      at(560, 1040, excavator(), { scale: 1.5 }),
      at(1260, 1080, truck(COLORS.lagoon), { scale: 1.25, flip: true }),
      repeat(6, (index) =>
        at(
          200 + index * 240,
          1130,
          join(
            polygon(
              [
                [-30, 0],
                [30, 0],
                [7, -72],
                [-7, -72],
              ],
              COLORS.reef,
            ),
            polygon(
              [
                [-21, -22],
                [21, -22],
                [15, -42],
                [-15, -42],
              ],
              '#fdf6e6',
            ),
            rect([-38, -6, 76, 10], darker(COLORS.reef, 0.2)),
          ),
        ),
      ),
      at(160, 1110, person({ shirt: '#f28c3c', pose: 'reach', hat: helmet, seed: 1 }), { scale: 1.4 }),
    ),
  'drawings-and-tools': () =>
    join(
      hillView('morning', 'drawings'),
      inLight(
        'morning',
        tabletop(700, '#c99a62'),
        polygon(
          [
            [260, 790],
            [1180, 770],
            [1260, 1150],
            [180, 1160],
          ],
          '#2f6f9a',
        ),
        polygon(
          [
            [290, 806],
            [1160, 788],
            [1230, 1132],
            [220, 1142],
          ],
          { stroke: '#bfe0f0', width: 4, opacity: 0.7 },
        ),
        line(
          'M420 860L860 852L880 1060L400 1068ZM640 856L640 1064M400 960L640 958M880 930L1100 926L1120 1050L884 1056M480 862q0 60 60 62M940 930l0 120',
          '#e8f5fb',
          6,
        ),
        repeat(9, (index) => line(`M${330 + index * 96} 800L${280 + index * 108} 1138`, '#8fc4e0', 2, 0.35)),
        at(1380, 1090, hammer(330), { turn: 36 }),
        at(1330, 800, saw(260), { turn: 8 }),
        at(170, 960, chisel(220), { turn: 10 }),
        rect([1080, 1130, 420, 26], '#f3cf4a', { radius: 4 }),
        repeat(20, (index) => line(`M${1090 + index * 21} 1130l0 ${index % 5 ? 9 : 15}`, '#5a4a20', 3)),
      ),
    ),
  'bridge-over-the-river': () =>
    coast(
      { light: 'morning', seed: 'bridge', horizon: 500, islands: 4 },
      path('M-10 1210L-10 640Q170 640 300 760Q380 900 420 1210Z', down('#6f9a4c', '#4f7a3c')),
      path('M1610 1210L1610 620Q1440 640 1320 760Q1240 920 1200 1210Z', down('#7aa552', '#4f7a3c')),
      rect([-10, 690, 1630, 46], down('#c9c5ba', '#9a968a')),
      rect([-10, 736, 1630, 14], '#77736a'),
      repeat(3, (index) => rect([470 + index * 300, 750, 54, 470], '#a9a598')),
      repeat(28, (index) => rect([index * 60, 640, 8, 52], '#e7ddc8')),
      rect([-10, 634, 1630, 10], '#e7ddc8'),
      at(560, 694, pickup(COLORS.reef), { scale: 0.85 }),
      at(1060, 694, truck(COLORS.sun), { scale: 0.8, flip: true }),
      at(150, 680, tree(260, 'br')),
      palmAt(1480, 640, 420, -40, 'br'),
    ),
}
