import { cargoShip, wharf } from '../elements/boats.ts'
import { sack } from '../elements/containers.ts'
import { bowl } from '../elements/crafts.ts'
import { rock } from '../elements/land.ts'
import { conveyor, dumpTruck, excavator } from '../elements/machines.ts'
import { person } from '../elements/people.ts'
import { tree } from '../elements/plants.ts'
import { hammer } from '../elements/tools.ts'
import { COLORS, darker, down, lighter, mix } from '../paints.ts'
import type { Scenes } from './scenes.ts'
import { coast, countryside, framed, inLight, tabletop, vignette } from '../settings.ts'
import { at, disc, join, line, oval, path, rect, repeat } from '../svg.ts'

const helmet = '#f6d24a'
const pitWalls = (colors: readonly string[]) =>
  repeat(6, (index) =>
    path(
      `M-10 ${560 + index * 80}Q300 ${520 + index * 84} 620 ${590 + index * 76}T1160 ${560 + index * 82}T1620 ${540 + index * 80}L1620 1210L-10 1210Z`,
      down(
        lighter(colors[index % colors.length] ?? '#b5785a', 0.1),
        darker(colors[index % colors.length] ?? '#b5785a', 0.12),
      ),
    ),
  )

export const MINING: Scenes = {
  'open-pit': () =>
    countryside(
      { light: 'noon', seed: 'open pit', horizon: 560, height: 300, hills: '#4f6f52' },
      pitWalls(['#c98f62', '#b5734a', '#a3623f', '#b5784f']),
      at(420, 760, dumpTruck(), { scale: 0.42 }),
      at(1180, 850, excavator(), { scale: 0.7 }),
      at(620, 1070, dumpTruck(), { scale: 1.25 }),
      at(1330, 1110, person({ shirt: '#f28c3c', pose: 'reach', hat: helmet, seed: 1 }), { scale: 1.15 }),
      at(1490, 1150, rock(110, '#a3623f')),
      at(1190, 1170, rock(70, '#b5784f')),
    ),
  'ore-ship-loading': () =>
    coast(
      { light: 'dawn', seed: 'ore ship', horizon: 520, sun: [1260, 380] },
      path('M-10 420Q160 400 300 560Q420 640 460 760L-10 800Z', down('#b5734a', '#8f5538')),
      at(980, 880, cargoShip('#24505f'), { scale: 1.05 }),
      at(250, 800, conveyor(560, 250, '#8f5538'), { scale: 0.9 }),
      at(620, 940, wharf(700, 9)),
      at(330, 930, person({ shirt: '#f28c3c', hat: helmet, pose: 'walk' }), { scale: 0.9 }),
      path('M-10 1010Q300 960 620 1080T900 1210L-10 1210Z', down('#a3623f', '#7f4a30')),
    ),
  'excavator-at-work': () =>
    join(
      countryside(
        {
          light: 'golden',
          seed: 'excavator',
          horizon: 660,
          height: 330,
          field: '#b58a5c',
          hills: '#5f6f4a',
          sun: [300, 280],
        },
        path('M980 1100Q1160 760 1330 840Q1480 800 1620 960L1620 1210L940 1210Z', down('#b5784f', '#8f5538')),
        at(560, 1090, excavator(), { scale: 2.1 }),
        at(1490, 1150, rock(120, '#a3623f')),
        at(1120, 1160, rock(80, '#b5784f')),
        at(240, 1130, person({ shirt: '#f28c3c', pose: 'stand', hat: helmet, seed: 2 }), { scale: 1.5 }),
      ),
      vignette(0.2),
    ),
  'stone-quarry': () =>
    countryside(
      { light: 'morning', seed: 'quarry', horizon: 600, height: 340 },
      path('M-10 480L240 430L420 500L560 470L640 620L700 780L-10 820Z', down('#c9c3b4', '#9a9486')),
      repeat(6, (index) =>
        line(`M${40 + index * 100} ${500 + (index % 2) * 20}l${-16 + index * 6} 220`, '#7f7a6c', 5, 0.4),
      ),
      at(640, 1060, conveyor(480, 260, '#b5b0a2'), { scale: 1.15 }),
      at(330, 1090, dumpTruck(COLORS.reef), { scale: 0.85 }),
      path('M1260 860Q1380 700 1500 860Z', down('#c9c3b4', '#a39d8e')),
      at(520, 1150, person({ shirt: COLORS.sun, pose: 'walk', hat: helmet, seed: 1 }), { scale: 1.15 }),
      at(1470, 820, tree(280, 'qu')),
    ),
  'core-samples': () =>
    join(
      countryside(
        { light: 'morning', seed: 'cores', horizon: 520, height: 380, hills: '#3f6f52' },
        line('M1240 700L1320 200L1400 700M1270 520L1370 520M1290 400L1350 400', '#5c6c76', 12),
        rect([1306, 190, 28, 520], COLORS.reef),
      ),
      inLight(
        'morning',
        tabletop(700, '#a97b48'),
        repeat(5, (row) =>
          join(
            rect([180 + row * 10, 760 + row * 82, 1020, 66], '#8f6238', { radius: 6 }),
            repeat(8, (index) =>
              rect(
                [192 + row * 10 + index * 126, 768 + row * 82, 118, 50],
                down(
                  lighter(
                    mix(
                      '#9a9486',
                      ['#b5734a', '#6f7f72', '#c9a36c', '#5c5f66'][(index * 3 + row) % 4] ?? '#b5734a',
                      0.75,
                    ),
                    0.24,
                  ),
                  mix(
                    '#9a9486',
                    ['#b5734a', '#6f7f72', '#c9a36c', '#5c5f66'][(index * 3 + row) % 4] ?? '#b5734a',
                    0.75,
                  ),
                ),
                { radius: 14 },
              ),
            ),
          ),
        ),
        at(1400, 1010, rock(90, '#8f9a8c')),
        at(1400, 1130, hammer(230), { turn: 60 }),
      ),
      framed('cores', 'left'),
    ),
  'panning-for-gold': () =>
    countryside(
      { light: 'golden', seed: 'panning', horizon: 600, height: 420 },
      path(
        'M700 600Q760 760 640 860T760 1210L1620 1210L1620 900Q1240 860 1100 760T900 600Z',
        down('#9fdbd6', '#3f9fa9', '#2a8393'),
      ),
      repeat(14, (index) =>
        oval([880 + ((index * 137) % 620), 900 + ((index * 71) % 280), 60, 6], '#eafaf6', 0.4),
      ),
      at(420, 1090, rock(130)),
      at(640, 1140, rock(80)),
      at(1430, 1010, rock(90)),
      at(930, 1080, person({ shirt: COLORS.reef, pose: 'work', hat: '#e3c07a', seed: 1 }), { scale: 1.5 }),
      at(1020, 930, bowl(150, '#7f8d94')),
      repeat(5, (index) => disc(990 + index * 14, 896 + (index % 2) * 4, 4, COLORS.sun)),
      at(200, 900, tree(480, 'pg')),
      at(1190, 1120, person({ shirt: COLORS.lagoon, pose: 'work', hat: '#e3c07a', seed: 3 }), {
        scale: 1.4,
        flip: true,
      }),
      at(250, 1150, sack(120)),
    ),
}
