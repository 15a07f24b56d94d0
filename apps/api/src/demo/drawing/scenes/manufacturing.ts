import { bananaBoat } from '../elements/boats.ts'
import { bottle, crate, jar, steam } from '../elements/containers.ts'
import { specks } from '../elements/land.ts'
import { person } from '../elements/people.ts'
import { bush } from '../elements/plants.ts'
import { hangingLamp, table } from '../elements/rooms.ts'
import { drum, saw, timberStack, toolBoard } from '../elements/tools.ts'
import { truck } from '../elements/vehicles.ts'
import { shed, tank } from '../elements/works.ts'
import { rain } from '../elements/sky.ts'
import { COLORS, darker, down, lighter } from '../paints.ts'
import type { Scenes } from './scenes.ts'
import { countryside, hillView, inside, lagoonView, palmAt, shore } from '../settings.ts'
import { at, disc, join, line, path, rect, repeat } from '../svg.ts'

const belt = (width: number) =>
  join(
    repeat(5, (index) => rect([-width / 2 + 30 + index * (width / 5), 30, 22, 220], '#5c6c76')),
    rect([-width / 2, -4, width, 40], '#39464f', { radius: 20 }),
    repeat(Math.floor(width / 60), (index) => disc(-width / 2 + 30 + index * 60, 16, 12, '#8b9aa3')),
    rect([-width / 2, -10, width, 10], '#55636b', { radius: 5 }),
  )
const kettle = (size: number) =>
  join(
    path(
      `M${-size} ${-size * 1.6}L${-size} ${-size * 0.5}Q${-size} 0 0 0Q${size} 0 ${size} ${-size * 0.5}L${size} ${-size * 1.6}Z`,
      down('#dfe7e8', '#9fb0b6'),
    ),
    rect([-size * 1.06, -size * 1.74, size * 2.12, size * 0.22], '#b9c7ca', { radius: 10 }),
    path(`M${-size * 0.7} ${-size * 1.74}Q0 ${-size * 2.2} ${size * 0.7} ${-size * 1.74}Z`, '#cfdadd'),
    line(
      `M${-size * 0.6} 0L${-size * 0.7} ${size * 0.5}M${size * 0.6} 0L${size * 0.7} ${size * 0.5}`,
      '#7f9098',
      size * 0.12,
    ),
    disc(0, -size, size * 0.24, '#26323a'),
    line(`M0 ${-size}L${size * 0.12} ${-size * 1.12}`, COLORS.reef, 5),
  )

export const MANUFACTURING: Scenes = {
  'factory-and-tanks': () =>
    countryside(
      { light: 'morning', seed: 'factory', horizon: 680, height: 280, field: '#8fae62' },
      at(620, 900, shed(820, '#dfe5da', COLORS.lagoon, 260)),
      at(1180, 910, tank(170, 380, '#cfd8da')),
      at(1360, 910, tank(150, 320, '#e7d3a5')),
      at(1500, 910, tank(120, 260, '#cfd8da')),
      line('M1040 640L1120 640L1120 700M1260 560L1330 560', '#8b9aa3', 14),
      at(320, 520, rect([-24, -150, 48, 200], '#b5785a')),
      at(320, 350, steam(90)),
      rect([-10, 980, 1620, 130], '#a8a394'),
      at(620, 1090, truck(COLORS.reef), { scale: 1.2 }),
      at(1080, 1120, person({ shirt: '#f28c3c', pose: 'walk', hat: '#f6d24a' }), { scale: 1.15 }),
      at(120, 1160, bush(200, 'fa')),
      at(1450, 1170, bush(220, 'fb')),
    ),
  'bottling-line': () =>
    inside(
      {
        wall: '#d9e8e8',
        floor: '#a9b5b5',
        planks: false,
        skirting: 880,
        view: lagoonView('noon', 'bottling'),
        windowAt: [1120, 140, 380, 320],
      },
      at(330, 700, kettle(170)),
      at(700, 700, kettle(140)),
      line('M330 340L330 250L700 250L700 400M700 250L960 250L960 620', '#8b9aa3', 18),
      rect([910, 560, 110, 130], down('#b9c7ca', '#7f9098'), { radius: 8 }),
      at(800, 850, belt(1560)),
      repeat(9, (index) =>
        at(
          110 + index * 172,
          842,
          bottle(
            190,
            index < 5 ? '#d9e3d6' : (['#e0a23c', '#9dc47a', '#e0704a'][index % 3] ?? '#e0a23c'),
            COLORS.reef,
          ),
        ),
      ),
      at(1280, 1130, person({ shirt: COLORS.paper, pose: 'work', hat: '#dff1f2', seed: 1 }), { scale: 1.85 }),
      at(
        240,
        1140,
        crate(
          260,
          repeat(4, (index) => at(-80 + index * 54, 30, bottle(120, '#e0a23c', COLORS.reef))),
        ),
      ),
    ),
  'furniture-workshop': () =>
    inside(
      {
        wall: '#e0c08c',
        floor: '#a9764a',
        view: hillView('golden', 'furniture'),
        windowAt: [1060, 150, 420, 340],
      },
      toolBoard(120, 180, 700),
      hangingLamp(940, 240, COLORS.sun),
      at(560, 860, table(760, 260, '#c08a52')),
      at(
        560,
        860,
        join(
          rect([-180, -150, 20, 150], '#d6a56d'),
          rect([160, -150, 20, 150], '#d6a56d'),
          rect([-200, -176, 400, 30], down('#e6bd86', '#c99a62'), { radius: 6 }),
        ),
      ),
      at(980, 1100, person({ shirt: COLORS.lagoon, pose: 'work', seed: 2 }), { scale: 2.1, flip: true }),
      at(1330, 1120, timberStack(6, 6)),
      at(210, 1140, saw(260), { turn: -12 }),
      specks('furniture', 1030, '#f3d7a4', 90),
    ),
  'boat-shed': () =>
    shore(
      { light: 'morning', seed: 'boat shed', edge: 820, sun: [320, 260] },
      palmAt(1500, 960, 720, -70, 'bs'),
      rect([300, 330, 24, 640], '#8f6238'),
      rect([1290, 330, 24, 640], '#8f6238'),
      path('M210 350L800 210L1400 350L1400 384L800 246L210 384Z', down('#b9c5ca', '#7f8d94')),
      path('M240 372L800 246L1370 372L1370 400L240 400Z', '#6b5440'),
      rect([470, 1000, 60, 70], '#7a5638'),
      rect([960, 1000, 60, 70], '#7a5638'),
      at(760, 1000, bananaBoat('#f3f0e2', { trim: COLORS.lagoon }), { scale: 2 }),
      at(430, 1120, person({ shirt: COLORS.reef, pose: 'reach', hat: '#e3c07a', seed: 1 }), { scale: 1.5 }),
      at(1180, 1130, drum(COLORS.lagoon)),
      at(1270, 1140, drum(COLORS.sun)),
      at(1090, 1110, jar(50, 70, COLORS.lagoon)),
    ),
  sawmill: () =>
    countryside(
      { light: 'rain', seed: 'sawmill', horizon: 660, height: 400 },
      at(1060, 860, shed(680, '#b5905c', COLORS.iron, 210)),
      at(
        330,
        1090,
        repeat(9, (index) => {
          const row = index < 5 ? 0 : index < 8 ? 1 : 2
          const x = row === 0 ? index * 96 - 192 : row === 1 ? (index - 5) * 96 - 144 + 48 : 0
          return join(
            disc(x, -48 - row * 84, 48, '#7a5638'),
            disc(x, -48 - row * 84, 40, '#e0b47c'),
            disc(x, -48 - row * 84, 26, '#d1a067'),
            disc(x, -48 - row * 84, 12, '#b9824f'),
          )
        }),
      ),
      at(870, 1080, table(560, 120, '#8f9aa0')),
      disc(880, 1070, 90, '#cfd8da'),
      disc(880, 1070, 22, '#7f8d94'),
      rect([600, 1080, 560, 60], down(lighter('#8f9aa0', 0.1), darker('#8f9aa0', 0.1)), { radius: 6 }),
      at(700, 1080, rect([-120, -34, 320, 34], '#e0b47c', { radius: 4 })),
      at(1250, 1110, person({ shirt: '#f28c3c', pose: 'work', hat: '#f6d24a', seed: 2 }), {
        scale: 1.5,
        flip: true,
      }),
      at(1460, 1100, timberStack(4, 5)),
      rain('sawmill'),
    ),
}
