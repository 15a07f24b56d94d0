import { canoe, kayak } from '../elements/boats.ts'
import { house } from '../elements/buildings.ts'
import { person } from '../elements/people.ts'
import { bush } from '../elements/plants.ts'
import { football, rugbyBall, surfboard } from '../elements/play.ts'
import { breaker, surf } from '../elements/sea.ts'
import { bicycle } from '../elements/vehicles.ts'
import { clear, COLORS, darker, down } from '../paints.ts'
import type { Scenes } from './scenes.ts'
import { coast, countryside, framed, inside, lagoonView, palmAt, shore } from '../settings.ts'
import { at, disc, join, line, oval, path, polygon, rect } from '../svg.ts'

const goal = line('M-160 0L-160 -420M160 0L160 -420M-160 -170L160 -170', '#fbf6e8', 15)
const player = (shirt: string, seed: number, pose: 'walk' | 'reach' | 'stand' = 'walk') =>
  person({ shirt, trousers: '#fdf6e6', pose, seed })

const weights = (size: number, color: string) =>
  join(
    rect([-size, -size * 0.34, size * 2, size * 0.14], '#7f8d94', { radius: 6 }),
    ...[-1, 1].map((side) =>
      join(
        rect([side * size - size * 0.12, -size * 0.62, size * 0.24, size * 0.72], color, { radius: 8 }),
        rect([side * size * 0.74 - size * 0.08, -size * 0.5, size * 0.16, size * 0.48], darker(color, 0.2), {
          radius: 6,
        }),
      ),
    ),
  )

export const SPORTS: Scenes = {
  'rugby-on-the-village-green': () =>
    countryside(
      { light: 'golden', seed: 'rugby', horizon: 620, height: 320, field: '#74a64a', sun: [1250, 250] },
      palmAt(150, 720, 520, 60, 'rg1'),
      palmAt(1490, 730, 480, -50, 'rg2'),
      at(1270, 720, house({ width: 320 }), { scale: 0.62 }),
      at(760, 740, goal),
      line('M-20 760L1620 760M-20 1130L1620 1130M760 760L700 1130', '#fbf6e8', 7, 0.8),
      at(420, 960, player(COLORS.reef, 0), { scale: 1.15 }),
      at(660, 1010, player(COLORS.reef, 2, 'reach'), { scale: 1.25 }),
      at(800, 850, rugbyBall(26), { turn: -24 }),
      at(980, 980, player(COLORS.lagoon, 1, 'reach'), { scale: 1.2, flip: true }),
      at(1210, 1060, player(COLORS.lagoon, 3), { scale: 1.3, flip: true }),
      at(250, 1110, player(COLORS.reef, 1), { scale: 1.35 }),
    ),
  'surfer-on-the-reef-break': () =>
    coast(
      { light: 'morning', seed: 'surfer', horizon: 470, sun: [330, 230] },
      at(900, 900, breaker(330, '#0f8f9a')),
      at(
        760,
        740,
        join(
          at(0, 0, surfboard(300, COLORS.sun, COLORS.reef), { turn: 78 }),
          at(120, -8, person({ shirt: COLORS.reef, pose: 'reach', trousers: '#7a4a2e', seed: 2 }), {
            scale: 1.0,
            turn: -8,
          }),
        ),
      ),
      surf(960, '#ffffff', 0.75),
      surf(1070, '#ffffff', 0.5),
      surf(1160, '#ffffff', 0.4),
    ),
  'boards-and-kayaks': () =>
    join(
      shore(
        { light: 'noon', seed: 'boards', edge: 770 },
        palmAt(180, 960, 760, 90, 'bk'),
        line('M520 900L1180 900', '#8f6238', 16),
        ...[560, 680, 800, 920, 1040, 1150].map((x, index) =>
          at(
            x,
            1000,
            surfboard(
              470,
              [COLORS.sun, COLORS.lagoon, '#f7ead0', COLORS.reef, '#8fd0e3', '#f3c0d0'][index] ?? COLORS.sun,
              [COLORS.reef, '#fff3d2', COLORS.lagoon, COLORS.sun, COLORS.ocean, COLORS.plum][index] ??
                COLORS.reef,
            ),
            { turn: index * 1.4 - 3 },
          ),
        ),
        at(420, 1110, kayak(COLORS.reef), { scale: 1.2 }),
        at(900, 1140, kayak(COLORS.lagoon), { scale: 1.3 }),
        at(1390, 1090, person({ shirt: COLORS.paper, pose: 'stand', hat: '#e3c07a', seed: 1 }), {
          scale: 1.5,
        }),
      ),
      framed('boards', 'right'),
    ),
  'bicycles-on-the-coast-road': () =>
    coast(
      { light: 'dawn', seed: 'bicycles', horizon: 520, sun: [1180, 380] },
      path('M-10 880Q500 800 1000 850T1610 820L1610 1210L-10 1210Z', down('#8fae54', '#6f9a4c')),
      path('M-10 1010Q600 930 1610 960L1610 1090Q700 1070 -10 1150Z', '#b5aea0'),
      palmAt(210, 930, 700, 100, 'bc1'),
      palmAt(1430, 900, 600, -80, 'bc2'),
      ...(
        [
          [560, 1060, COLORS.reef, COLORS.sun, 0],
          [1010, 1050, COLORS.lagoon, COLORS.paper, 1],
        ] as const
      ).map(([x, y, color, shirt, seed]) =>
        join(
          at(x, y, bicycle(color), { scale: 1.6 }),
          at(x - 50, y - 54, person({ shirt, pose: 'sit', seed, hat: COLORS.ocean }), { scale: 1.05 }),
        ),
      ),
      at(1500, 1190, bush(240, 'bc')),
    ),
  'gym-by-the-lagoon': () =>
    inside(
      {
        wall: '#d5e4e6',
        floor: '#8a97a0',
        planks: false,
        skirting: 860,
        view: lagoonView('morning', 'gym'),
        windowAt: [150, 130, 760, 480],
      },
      rect([1000, 170, 500, 560], down('#dff1f2', '#a9d0d8'), { radius: 8 }),
      polygon(
        [
          [1020, 700],
          [1300, 190],
          [1380, 190],
          [1080, 720],
        ],
        clear('#ffffff', 0.3),
      ),
      rect([980, 780, 540, 22], '#4b5c66', { radius: 8 }),
      ...[1060, 1190, 1320, 1440].map((x, index) =>
        at(x, 782, weights(50, [COLORS.reef, COLORS.sun, COLORS.lagoon, '#26323a'][index] ?? COLORS.reef)),
      ),
      at(520, 1080, person({ shirt: COLORS.reef, pose: 'reach', trousers: '#26323a', seed: 1 }), {
        scale: 2,
      }),
      at(940, 1090, person({ shirt: COLORS.sun, pose: 'carry', trousers: COLORS.ocean, seed: 2 }), {
        scale: 2,
      }),
      at(956, 900, weights(90, '#26323a')),
      at(1330, 1110, football(70)),
      at(200, 1130, weights(120, COLORS.lagoon)),
    ),
  'canoe-race': () =>
    coast(
      { light: 'noon', seed: 'canoe race', horizon: 480, islands: 4 },
      ...(
        [
          [420, 680, 0.8],
          [1080, 760, 0.95],
          [560, 900, 1.2],
          [1060, 1080, 1.5],
        ] as const
      ).map(([x, y, scale], index) =>
        join(
          oval([x - 180 * scale, y + 12, 200 * scale, 10 * scale], '#ffffff', 0.5),
          at(
            x,
            y,
            canoe([COLORS.reef, '#8a5a36', COLORS.sun, COLORS.lagoon][index] ?? COLORS.reef, { crew: 3 }),
            { scale },
          ),
        ),
      ),
      disc(1420, 560, 26, COLORS.reef),
      line('M1420 560L1420 600', '#7f9098', 6),
    ),
}
