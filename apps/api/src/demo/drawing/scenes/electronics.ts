import { leafHouse, shopFront } from '../elements/buildings.ts'
import { laptop, monitor, phone, radio, typedLines } from '../elements/devices.ts'
import { solarRow } from '../elements/machines.ts'
import { person } from '../elements/people.ts'
import { rosette } from '../elements/plants.ts'
import { counter, fan, hangingLamp, potted, shelves, table } from '../elements/rooms.ts'
import { spanner, toolBoard } from '../elements/tools.ts'
import { lamp } from '../elements/works.ts'
import { around, clear, COLORS, down } from '../paints.ts'
import type { Scenes } from './scenes.ts'
import { coast, inLight, inside, lagoonView, palmAt, street, tabletop, vignette } from '../settings.ts'
import { at, disc, join, line, path, rect, repeat } from '../svg.ts'

/** A loudspeaker. */
const speaker = (height: number) =>
  join(
    rect([-height * 0.28, -height, height * 0.56, height], down('#3f4f59', '#222d34'), { radius: 10 }),
    disc(0, -height * 0.32, height * 0.2, '#10181d'),
    disc(0, -height * 0.32, height * 0.13, '#4b5c66'),
    disc(0, -height * 0.74, height * 0.12, '#10181d'),
    disc(0, -height * 0.74, height * 0.06, '#4b5c66'),
  )

/** A lamp that the sun has charged. */
const solarLamp = (size: number) =>
  join(
    disc(
      0,
      -size * 0.6,
      size * 2.2,
      around(clear('#ffe3a0', 0.8), clear('#ffe3a0', 0.2), clear('#ffe3a0', 0)),
    ),
    rect([-size * 0.4, -size * 0.16, size * 0.8, size * 0.16], COLORS.reef, { radius: 8 }),
    path(
      `M${-size * 0.34} ${-size * 0.16}Q${-size * 0.5} ${-size * 0.7} 0 ${-size * 0.94}Q${size * 0.5} ${-size * 0.7} ${size * 0.34} ${-size * 0.16}Z`,
      '#fff3cc',
    ),
    rect([-size * 0.26, -size * 1.04, size * 0.52, size * 0.16], '#26323a', { radius: 6 }),
    path(`M${-size * 0.3} ${-size * 0.98}Q0 ${-size * 1.7} ${size * 0.3} ${-size * 0.98}`, {
      stroke: '#26323a',
      width: size * 0.06,
    }),
  )

export const ELECTRONICS: Scenes = {
  'repair-bench': () =>
    join(
      inside(
        {
          wall: '#c9d9dc',
          floor: '#7d8a90',
          skirting: 860,
          view: lagoonView('noon', 'repair'),
          windowAt: [1060, 150, 420, 340],
        },
        toolBoard(120, 170, 780),
        hangingLamp(520, 480, COLORS.sun),
        at(1180, 1090, person({ shirt: COLORS.ocean, pose: 'work', seed: 2 }), { scale: 2.25, flip: true }),
        at(760, 810, table(1260, 300, '#8f6238')),
        at(320, 806, radio(COLORS.reef), { scale: 1.1 }),
        at(
          620,
          806,
          join(
            rect([-120, -46, 240, 46], '#2f7a5a', { radius: 6 }),
            repeat(14, (index) =>
              rect(
                [-106 + (index % 7) * 30, -38 + Math.floor(index / 7) * 20, 16, 12],
                index % 3 ? '#16232c' : COLORS.sun,
                { radius: 2 },
              ),
            ),
          ),
        ),
        at(860, 806, phone(120, COLORS.lagoon), { turn: 0 }),
        at(980, 806, phone(110, COLORS.reef)),
        at(1340, 806, speaker(190)),
      ),
      vignette(0.26),
    ),
  'radio-shop-shelves': () =>
    inside(
      { wall: '#e7d3a5', floor: '#8f6238', skirting: 930, planks: false },
      shelves(
        [90, 120, 900, 720],
        3,
        (board, place) =>
          board === 0
            ? at(
                0,
                0,
                radio(
                  [COLORS.reef, COLORS.lagoon, COLORS.sun, COLORS.ocean, '#e88b8b'][place] ?? COLORS.reef,
                ),
                { scale: 0.72 },
              )
            : board === 1
              ? at(0, 0, monitor(typedLines(`shelf ${place}`)), { scale: 0.66 })
              : at(0, 0, place % 2 ? speaker(190) : solarLamp(96)),
        5,
      ),
      hangingLamp(1270, 260, COLORS.reef),
      at(1250, 930, person({ shirt: COLORS.sun, pose: 'stand', seed: 1 }), { scale: 2.1 }),
      at(1290, 780, counter(640, 420, COLORS.ocean)),
      ...[1050, 1130, 1210, 1400, 1480].map((x, index) =>
        at(
          x,
          774,
          phone(
            104,
            [COLORS.lagoon, COLORS.reef, COLORS.ocean, COLORS.plum, COLORS.leaf][index] ?? COLORS.reef,
          ),
        ),
      ),
    ),
  'solar-lamp-at-dusk': () =>
    join(
      coast(
        { light: 'dusk', seed: 'solar lamp', sun: [1180, 450], horizon: 560 },
        palmAt(180, 900, 820, 130, 'sl'),
      ),
      inLight('dusk', tabletop(860, '#b9824f')),
      at(600, 1090, solarLamp(250)),
      inLight(
        'golden',
        at(980, 1100, phone(250, COLORS.lagoon)),
        at(1290, 1120, radio(COLORS.reef), { scale: 1.4 }),
        line('M640 1080Q820 1160 960 1096', '#26323a', 6),
      ),
    ),
  'phone-shop-street': () =>
    street(
      { light: 'dusk', seed: 'phone shop', horizon: 720, height: 240, sun: [820, 560] },
      at(250, 940, shopFront({ wall: '#5f8a8a', roof: COLORS.sun, width: 420, glow: true }), { scale: 1.15 }),
      at(1350, 940, shopFront({ wall: '#b5785a', roof: COLORS.lagoon, width: 420, glow: true }), {
        scale: 1.15,
      }),
      palmAt(720, 930, 520, 60, 'ps'),
      at(930, 940, lamp(360, true)),
      at(160, 840, phone(84, COLORS.reef)),
      at(230, 840, phone(84, COLORS.lagoon)),
      at(300, 840, phone(84, COLORS.plum)),
      at(640, 1130, person({ shirt: COLORS.paper, pose: 'walk', seed: 1 }), { scale: 1.25 }),
      at(1040, 1140, person({ shirt: COLORS.reef, skirt: COLORS.ocean, pose: 'walk', seed: 3 }), {
        scale: 1.25,
        flip: true,
      }),
    ),
  'computer-counter': () =>
    inside(
      {
        wall: '#d5e4e6',
        floor: '#a3adb0',
        skirting: 880,
        view: lagoonView('golden', 'counter'),
        windowAt: [120, 150, 420, 360],
      },
      fan(800, 90),
      shelves(
        [960, 130, 540, 460],
        2,
        (board, place) =>
          board ? at(0, 0, speaker(170)) : at(0, 0, monitor(typedLines(`c${place}`)), { scale: 0.72 }),
        3,
      ),
      at(780, 880, person({ shirt: COLORS.lagoon, pose: 'work', seed: 3 }), { scale: 2 }),
      at(800, 800, counter(1500, 420, '#3f6f8a')),
      at(330, 794, laptop(typedLines('l1'))),
      at(1080, 794, laptop()),
      at(1370, 794, potted(rosette(110, '#4f9a52'), COLORS.clay, 50)),
      at(580, 794, spanner(90), { turn: 90 }),
    ),
  'solar-kit-village': () =>
    coast(
      { light: 'morning', seed: 'solar kit', sun: [1240, 260], horizon: 540 },
      path('M-10 900Q400 790 820 850T1610 800L1610 1210L-10 1210Z', down('#8fae54', '#6f9a4c')),
      at(460, 960, leafHouse({ stilts: 66 }), { scale: 1.5 }),
      at(300, 660, solarRow(2, 110)),
      palmAt(1400, 950, 700, -90, 'sk'),
      at(980, 1010, solarRow(4, 130)),
      at(880, 1120, person({ shirt: COLORS.sun, pose: 'reach', seed: 1 }), { scale: 1.3 }),
      at(1250, 1130, radio(COLORS.reef), { scale: 0.8 }),
    ),
}
