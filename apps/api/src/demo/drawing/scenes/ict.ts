import { block } from '../elements/buildings.ts'
import { cup } from '../elements/containers.ts'
import { chart, keyboard, laptop, monitor, phone, rack, typedLines } from '../elements/devices.ts'
import { footpath } from '../elements/land.ts'
import { person } from '../elements/people.ts'
import { bush, rosette, tree } from '../elements/plants.ts'
import { chair, fan, hangingLamp, potted, table } from '../elements/rooms.ts'
import { dish, lamp, mast } from '../elements/works.ts'
import { around, clear, COLORS, down } from '../paints.ts'
import type { Scenes } from './scenes.ts'
import {
  countryside,
  framed,
  inLight,
  inside,
  lagoonView,
  palmAt,
  street,
  tabletop,
  vignette,
} from '../settings.ts'
import { at, disc, join, line, path, polygon, rect, repeat } from '../svg.ts'

const workplace = (seed: string, color: string, seedOfPerson: number) =>
  join(
    at(0, 0, table(420, 230, '#c99a62')),
    at(20, 0, monitor(typedLines(seed))),
    at(20, 4, keyboard(), { scale: 0.7 }),
    at(-150, 220, person({ shirt: color, pose: 'work', seed: seedOfPerson }), { scale: 1.5 }),
  )

export const ICT: Scenes = {
  'computer-room': () =>
    inside(
      {
        wall: '#d9e6e2',
        floor: '#9aa7a8',
        skirting: 820,
        view: lagoonView('morning', 'computers'),
        windowAt: [560, 120, 500, 340],
      },
      fan(300, 90),
      fan(1300, 90),
      at(330, 720, workplace('p1', COLORS.reef, 1)),
      at(860, 720, workplace('p2', COLORS.sun, 2)),
      at(1390, 720, workplace('p3', COLORS.lagoon, 3)),
      at(560, 1150, chair(COLORS.ocean), { scale: 1.2 }),
      at(1090, 1150, chair(COLORS.ocean), { scale: 1.2 }),
      at(110, 1130, potted(rosette(170, '#4f9a52'), COLORS.clay, 80)),
    ),
  'mast-on-the-ridge': () =>
    countryside(
      { light: 'dusk', seed: 'mast', horizon: 760, height: 430, sun: [420, 480] },
      at(1040, 900, mast(720)),
      at(1240, 900, rect([-90, -120, 180, 120], '#e7ddc8')),
      at(1240, 780, rect([-100, -14, 200, 16], COLORS.steel)),
      at(800, 920, dish(190)),
      line('M1040 200L700 900M1040 200L1420 900', '#cfd8da', 3, 0.6),
      footpath([1120, 920], 900, 240, '#b5905c'),
      at(300, 960, tree(330, 'mst')),
      at(620, 1090, person({ shirt: COLORS.sun, pose: 'reach', hat: '#fdf6e6', seed: 2 }), { scale: 1.15 }),
      at(1450, 1080, bush(260, 'mst')),
    ),
  'server-room': () =>
    join(
      rect([0, 0, 1600, 1200], down('#16323f', '#0f2430', '#0a1a24')),
      repeat(9, (index) =>
        polygon(
          [
            [800 + (index - 4.5) * 60, 860],
            [800 + (index - 3.5) * 60, 860],
            [800 + (index - 3.5) * 330, 1210],
            [800 + (index - 4.5) * 330, 1210],
          ],
          index % 2 ? '#1d3c4a' : '#234857',
        ),
      ),
      ...[120, 380, 640, 900, 1160, 1420].map((x, index) => at(x + 30, 960, rack(720, `r${index}`))),
      repeat(4, (index) =>
        join(
          rect([200 + index * 360, 60, 200, 20], '#dff6f6', { radius: 10 }),
          disc(
            300 + index * 360,
            80,
            260,
            around(clear('#bff0f0', 0.35), clear('#bff0f0', 0.08), clear('#bff0f0', 0)),
          ),
        ),
      ),
      path('M-10 140Q400 220 800 150T1610 160', { stroke: COLORS.sun, width: 9 }),
      path('M-10 170Q400 250 800 180T1610 190', { stroke: COLORS.lagoon, width: 9 }),
      path('M-10 200Q400 280 800 210T1610 220', { stroke: COLORS.reef, width: 9 }),
      at(720, 1150, person({ shirt: COLORS.lagoon, pose: 'work', seed: 1 }), { scale: 1.9 }),
      at(850, 950, laptop(typedLines('srv')), { scale: 0.7 }),
    ),
  'laptop-on-the-veranda': () =>
    join(
      lagoonView('morning', 'veranda laptop'),
      inLight(
        'morning',
        tabletop(860, '#b9824f'),
        at(720, 1090, laptop(chart()), { scale: 1.9 }),
        at(1240, 1100, cup(130, COLORS.reef)),
        at(1450, 1090, phone(220, COLORS.lagoon), { turn: 0 }),
        at(220, 1080, potted(rosette(180, '#4f9a52'), COLORS.clay, 90)),
      ),
      framed('veranda laptop', 'both'),
    ),
  'coding-at-night': () =>
    join(
      inside({
        wall: '#4a6f86',
        floor: '#5a4436',
        light: 'night',
        skirting: 880,
        view: lagoonView('night', 'coding'),
        windowAt: [140, 140, 520, 420],
      }),
      disc(980, 700, 620, around(clear('#9fe3e0', 0.4), clear('#9fe3e0', 0.1), clear('#9fe3e0', 0))),
      hangingLamp(420, 640, COLORS.sun),
      inLight(
        'golden',
        at(920, 860, table(1200, 300, '#8f6238')),
        at(640, 1110, person({ shirt: COLORS.reef, pose: 'work', seed: 1 }), { scale: 2.1 }),
      ),
      at(900, 860, monitor(typedLines('n1')), { scale: 1.35 }),
      at(1250, 860, monitor(chart()), { scale: 1.35 }),
      at(1060, 868, keyboard()),
      inLight('golden', at(1450, 860, cup(60, COLORS.sun))),
      vignette(0.4),
    ),
  'office-block-in-town': () =>
    street(
      { light: 'noon', seed: 'office block', horizon: 720, height: 300 },
      at(420, 940, block(5, 5, '#cfdcda')),
      at(960, 940, block(3, 4, '#e7c98a')),
      at(1360, 940, block(4, 3, '#b5c9c4')),
      at(640, 930, tree(260, 'ob1')),
      palmAt(1180, 930, 430, 40, 'ob2'),
      at(100, 1080, lamp(400)),
      at(420, 420, dish(110)),
      at(760, 1130, person({ shirt: COLORS.reef, pose: 'walk', seed: 1 }), { scale: 1.2 }),
      at(1120, 1140, person({ shirt: COLORS.paper, pose: 'walk', seed: 2 }), { scale: 1.2, flip: true }),
    ),
}
