import { house, leafHouse } from '../elements/buildings.ts'
import { solarRow, turbine } from '../elements/machines.ts'
import { person } from '../elements/people.ts'
import { banana, bush, tree } from '../elements/plants.ts'
import { bulbs } from '../elements/play.ts'
import { surf } from '../elements/sea.ts'
import { drum } from '../elements/tools.ts'
import { pickup } from '../elements/vehicles.ts'
import { around, clear, COLORS, darker, down } from '../paints.ts'
import type { Scenes } from './scenes.ts'
import { countryside, framed, palmAt, shore } from '../settings.ts'
import { at, disc, join, line, oval, path, polygon, rect, repeat } from '../svg.ts'

const helmet = '#f6d24a'
const pylon = (height: number) =>
  join(
    line(
      `M${-height * 0.1} 0L0 ${-height}L${height * 0.1} 0M${-height * 0.08} ${-height * 0.2}L${height * 0.06} ${-height * 0.4}M${height * 0.08} ${-height * 0.2}L${-height * 0.06} ${-height * 0.4}M${-height * 0.18} ${-height * 0.74}L${height * 0.18} ${-height * 0.74}M${-height * 0.14} ${-height * 0.9}L${height * 0.14} ${-height * 0.9}`,
      '#66757e',
      7,
    ),
  )

export const ENERGY: Scenes = {
  'solar-roofs': () =>
    join(
      countryside(
        { light: 'morning', seed: 'solar roofs', horizon: 640, height: 360, sun: [1240, 210] },
        at(1240, 820, house({ roof: COLORS.lagoon }), { scale: 0.9 }),
        at(1180, 630, solarRow(2, 100)),
        at(560, 960, house({ width: 520, roof: COLORS.steel }), { scale: 1.4 }),
        at(330, 640, solarRow(4, 120)),
        palmAt(130, 940, 720, 70, 'sr'),
        at(1090, 1090, person({ shirt: COLORS.reef, pose: 'carry', hat: helmet, seed: 1 }), { scale: 1.35 }),
        at(1040, 980, solarRow(1, 120)),
        at(1380, 1120, pickup(COLORS.sun), { scale: 1.1 }),
      ),
      framed('solar roofs', 'right'),
    ),
  'wind-on-the-ridge': () =>
    countryside(
      { light: 'golden', seed: 'wind', horizon: 720, height: 380, field: '#8aa653', sun: [330, 330] },
      ...(
        [
          [260, 760, 460, 10],
          [560, 740, 520, 50],
          [900, 780, 640, 84],
          [1330, 830, 800, 30],
        ] as const
      ).map(([x, y, height, turn]) => at(x, y, turbine(height, turn))),
      path('M-10 900Q400 820 900 860T1610 850L1610 1210L-10 1210Z', down('#7f9f4c', '#5f8040')),
      at(340, 1060, bush(170, 'w1')),
      at(1300, 1130, bush(230, 'w2')),
      at(760, 1060, person({ shirt: '#f28c3c', pose: 'reach', hat: helmet }), { scale: 1.05 }),
      at(860, 1070, person({ shirt: COLORS.ocean, hat: helmet, seed: 2 }), { scale: 1.05 }),
    ),
  'river-and-powerhouse': () =>
    countryside(
      { light: 'morning', seed: 'hydro', horizon: 700, height: 480 },
      path('M600 420L1000 420L1040 720L560 720Z', down('#c9c5ba', '#a39d8e')),
      ...[650, 760, 870].map((x) => rect([x, 450, 70, 270], down('#f4fbfa', '#9fdbe0'), { opacity: 0.95 })),
      path(
        'M560 716L1040 716Q1100 860 980 980T1240 1210L360 1210Q560 1060 500 920T560 716Z',
        down('#bfeaec', '#3fa9b3', '#1f7f93'),
      ),
      repeat(12, (index) =>
        oval([640 + ((index * 97) % 330), 730 + (index % 4) * 16, 46, 12], '#ffffff', 0.7),
      ),
      at(1290, 900, house({ wall: '#dfe5da', roof: COLORS.lagoon, width: 300 })),
      at(1500, 860, pylon(430)),
      line('M1430 540L1610 500M1570 540L1610 530', '#66757e', 4),
      at(230, 900, tree(400, 'hy')),
      at(120, 1130, banana(320)),
      at(1180, 1110, person({ shirt: '#f28c3c', pose: 'walk', hat: helmet, seed: 1 }), { scale: 1.15 }),
    ),
  'solar-farm': () =>
    countryside(
      { light: 'noon', seed: 'solar farm', horizon: 520, height: 300, field: '#86a856', sun: [800, 190] },
      ...[600, 690, 800, 930, 1090].map((y, row) =>
        join(at(-40 - row * 30, y, solarRow(Math.round(24 - row * 3), 66 + row * 20))),
      ),
      at(1180, 1150, person({ shirt: COLORS.reef, pose: 'work', hat: helmet, seed: 3 }), { scale: 1.2 }),
      palmAt(1500, 620, 330, 30, 'sf'),
    ),
  'lights-in-the-village': () =>
    join(
      shore(
        { light: 'night', seed: 'village lights', sun: [360, 210], edge: 800 },
        palmAt(1480, 960, 760, -120, 'vl'),
        palmAt(90, 930, 640, 60, 'vl2'),
      ),
      ...(
        [
          [420, 950, 1.25],
          [1020, 930, 1.1],
          [1370, 900, 0.8],
        ] as const
      ).map(([x, y, scale]) =>
        join(
          `<g filter="url(#tint_52_56_66)">${at(x, y, leafHouse({ stilts: 56 }), { scale })}</g>`,
          disc(
            x,
            y - 120 * scale,
            260 * scale,
            around(clear('#ffd98a', 0.4), clear('#ffd98a', 0.1), clear('#ffd98a', 0)),
          ),
          rect([x - 108 * scale, y - 160 * scale, 56 * scale, 44 * scale], '#ffe2a0'),
          rect([x + 66 * scale, y - 160 * scale, 48 * scale, 44 * scale], '#ffe2a0'),
          rect([x - 18 * scale, y - 166 * scale, 52 * scale, 96 * scale], '#f0b65c'),
          at(x - 100 * scale, y - 240 * scale, solarRow(1, 90 * scale)),
        ),
      ),
      bulbs(520, 620, 480, 60, 7),
    ),
  'fuel-drums-on-the-beach': () =>
    shore(
      { light: 'golden', seed: 'fuel', edge: 840, sun: [1200, 380] },
      palmAt(190, 980, 700, 100, 'fu'),
      surf(880, '#ffffff', 0.4),
      path('M820 830L1500 800L1540 900L1460 930L870 930Z', down('#7f8d94', '#5c6c76')),
      polygon(
        [
          [820, 830],
          [700, 960],
          [760, 980],
          [870, 920],
        ],
        darker('#7f8d94', 0.2),
      ),
      rect([1320, 660, 150, 150], down('#fdf6e6', '#dfe5e2')),
      rect([1340, 690, 60, 44], '#24566e', { radius: 5 }),
      ...[930, 1020, 1110, 1200].map((x, index) =>
        at(x, 826, drum(index % 2 ? COLORS.reef : COLORS.lagoon), { scale: 1.1 }),
      ),
      ...[420, 510, 600].map((x, index) =>
        at(x, 1110 + index * 8, drum(index % 2 ? COLORS.ocean : COLORS.reef), { scale: 1.35 }),
      ),
      at(820, 1110, person({ shirt: '#f28c3c', pose: 'work', hat: helmet, seed: 2 }), {
        scale: 1.4,
        flip: true,
      }),
    ),
}
