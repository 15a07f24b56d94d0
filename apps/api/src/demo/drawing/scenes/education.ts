import { house } from '../elements/buildings.ts'
import { cup } from '../elements/containers.ts'
import { books } from '../elements/crafts.ts'
import { chart } from '../elements/devices.ts'
import { blossoms } from '../elements/flowers.ts'
import { footpath } from '../elements/land.ts'
import { person } from '../elements/people.ts'
import { rosette, tree } from '../elements/plants.ts'
import { chair, hangingLamp, mat, potted, shelves, sunbeam, table } from '../elements/rooms.ts'
import { COLORS, darker, down, lighter } from '../paints.ts'
import type { Scenes } from './scenes.ts'
import {
  countryside,
  framed,
  hillView,
  inLight,
  inside,
  lagoonView,
  palmAt,
  tabletop,
  vignette,
} from '../settings.ts'
import { at, disc, join, line, oval, path, rect, repeat } from '../svg.ts'

const desk = join(
  oval([0, 2, 150, 12], '#1c1a12', 0.22),
  line('M-110 -110L-120 0M110 -110L120 0', '#5c6c76', 10),
  rect([-140, -126, 280, 22], down('#e0b47c', '#b9824f'), { radius: 5 }),
)
const blackboard = join(
  rect([-20, -20, 780, 420], '#a97b48', { radius: 6 }),
  rect([0, 0, 740, 380], down('#2f5f4c', '#24503f')),
  at(70, 60, chart(), { scale: 1.5 }),
  disc(520, 150, 84, 'none'),
  path('M520 66a84 84 0 1 0 0.1 0M520 66L520 234M436 150L604 150', {
    stroke: '#e8f3ea',
    width: 5,
    opacity: 0.8,
  }),
  line('M430 300l160 0M430 330l110 0M90 300l220 0', '#e8f3ea', 6, 0.7),
  rect([180, 392, 300, 16], '#8f6238'),
)

/** Books that lie on each other. */
const lying = (count: number, width: number) =>
  repeat(count, (index) => {
    const color =
      [COLORS.reef, COLORS.lagoon, COLORS.sun, COLORS.ocean, COLORS.plum, COLORS.leaf][index % 6] ??
      COLORS.reef
    const inset = ((index * 17) % 30) - 10
    return join(
      rect(
        [-width / 2 + inset, -(index + 1) * 46, width - inset, 42],
        down(lighter(color, 0.16), darker(color, 0.1)),
        { radius: 6 },
      ),
      rect([width / 2 - 16, -(index + 1) * 46 + 6, 16, 30], '#fdf6e6'),
      rect([-width / 2 + inset + 24, -(index + 1) * 46 + 12, 60, 6], '#fff3d2', { radius: 3, opacity: 0.8 }),
    )
  })

const openBook = (size: number) =>
  join(
    path(
      `M0 0Q${-size * 0.5} ${-size * 0.16} ${-size} 0L${-size} ${-size * 0.5}Q${-size * 0.5} ${-size * 0.66} 0 ${-size * 0.5}Z`,
      down('#fffdf4', '#efe3c8'),
    ),
    path(
      `M0 0Q${size * 0.5} ${-size * 0.16} ${size} 0L${size} ${-size * 0.5}Q${size * 0.5} ${-size * 0.66} 0 ${-size * 0.5}Z`,
      down('#fffdf4', '#e6d8b8'),
    ),
    repeat(4, (index) =>
      line(
        `M${-size * 0.86} ${-size * (0.14 + index * 0.09)}q${size * 0.36} ${-size * 0.1} ${size * 0.74} 0M${size * 0.12} ${-size * (0.14 + index * 0.09)}q${size * 0.36} ${-size * 0.1} ${size * 0.74} 0`,
        '#b5a27c',
        4,
        0.7,
      ),
    ),
  )

export const EDUCATION: Scenes = {
  classroom: () =>
    inside(
      {
        wall: '#f1e3c0',
        floor: '#b98a58',
        view: hillView('morning', 'classroom'),
        windowAt: [1080, 150, 400, 360],
        skirting: 760,
      },
      at(150, 150, blackboard),
      at(960, 800, person({ shirt: COLORS.reef, skirt: COLORS.ocean, pose: 'reach', seed: 1 }), {
        scale: 1.75,
        flip: true,
      }),
      ...[0, 1].map((row) =>
        repeat(4, (index) => {
          const x = 250 + index * 370 - row * 40
          const y = 960 + row * 190
          const scale = 1 + row * 0.25
          return join(
            at(
              x,
              y + 10,
              person({ shirt: '#f7f4ea', trousers: COLORS.lagoon, pose: 'sit', seed: index + row }),
              { scale: scale * 0.95 },
            ),
            at(x + 30, y + 20, desk, { scale }),
            at(x + 40, y - 122 * scale + 20, openBook(40 * scale)),
          )
        }),
      ),
      sunbeam([1080, 150, 400, 360], -300),
    ),
  'bookshop-corner': () =>
    join(
      inside(
        {
          wall: '#cfe0d6',
          floor: '#a9764a',
          skirting: 900,
          view: lagoonView('golden', 'bookshop'),
          windowAt: [1080, 150, 400, 400],
        },
        shelves(
          [100, 120, 860, 720],
          4,
          (board, place) => at(-80, 0, books(6, `shop ${board} ${place}`, 130)),
          5,
        ),
        hangingLamp(1280, 130, COLORS.reef),
        mat(1200, 1080, 700, [COLORS.plum, '#f3c0d0']),
        at(1220, 1090, chair(COLORS.lagoon), { scale: 1.7 }),
        at(1215, 1030, person({ shirt: COLORS.sun, pose: 'sit', seed: 1 }), { scale: 1.8 }),
        at(1270, 880, openBook(60)),
        at(500, 1080, table(420, 100, '#9c6d40')),
        at(430, 1080, lying(3, 170)),
        at(610, 1080, lying(2, 150)),
      ),
      vignette(0.2),
    ),
  'school-on-the-hill': () =>
    join(
      countryside(
        { light: 'morning', seed: 'school', horizon: 640, height: 380, sun: [280, 220] },
        at(1000, 800, house({ width: 700, roof: COLORS.reef, wall: '#fbf1d6' }), { scale: 1.1 }),
        at(250, 820, house({ width: 360, roof: COLORS.lagoon }), { scale: 0.85 }),
        at(1500, 880, tree(430, 'sc')),
        footpath([1000, 830], 820, 330),
        at(620, 1000, person({ shirt: '#f7f4ea', trousers: COLORS.lagoon, pose: 'walk' }), { scale: 0.9 }),
        at(720, 1030, person({ shirt: '#f7f4ea', skirt: COLORS.lagoon, pose: 'walk', seed: 1 }), {
          scale: 0.9,
        }),
        at(1010, 1060, person({ shirt: '#f7f4ea', skirt: COLORS.lagoon, pose: 'walk', seed: 3 }), {
          scale: 1,
          flip: true,
        }),
        at(1130, 1090, person({ shirt: '#f7f4ea', trousers: COLORS.lagoon, pose: 'reach', seed: 2 }), {
          scale: 1,
        }),
        at(200, 1110, blossoms(260, 'sc1', '#e88b8b')),
        at(1420, 1140, blossoms(240, 'sc2', COLORS.sun)),
      ),
      framed('school', 'left'),
    ),
  'books-by-the-window': () =>
    join(
      lagoonView('dawn', 'books window'),
      rect([0, 0, 1600, 60], '#fbf2dd'),
      rect([0, 0, 60, 900], '#fbf2dd'),
      rect([1540, 0, 60, 900], '#fbf2dd'),
      rect([785, 0, 30, 900], '#fbf2dd'),
      inLight(
        'dawn',
        tabletop(860, '#c99a62'),
        at(420, 1110, lying(6, 420)),
        at(980, 1120, openBook(250)),
        at(1370, 1110, cup(150, COLORS.reef)),
        at(170, 900, potted(rosette(180, '#4f9a52'), COLORS.clay, 80)),
      ),
    ),
  'reading-under-the-banyan': () =>
    countryside(
      { light: 'golden', seed: 'banyan', horizon: 640, height: 280, field: '#86aa4c', sun: [300, 260] },
      at(980, 960, tree(900, 'by', '#2f7f4c')),
      repeat(5, (index) =>
        line(`M${860 + index * 60} 560Q${850 + index * 64} 760 ${840 + index * 70} 950`, '#6b4d34', 7, 0.7),
      ),
      mat(700, 1080, 620, ['#dcbb7c', COLORS.reef]),
      at(560, 1110, person({ shirt: COLORS.reef, pose: 'sit', seed: 1 }), { scale: 1.4 }),
      at(600, 990, openBook(44)),
      at(760, 1120, person({ shirt: COLORS.sun, pose: 'sit', seed: 2 }), { scale: 1.2 }),
      at(900, 1110, person({ shirt: COLORS.lagoon, pose: 'sit', seed: 3 }), { scale: 1.15, flip: true }),
      at(1180, 1130, lying(3, 190)),
      palmAt(120, 900, 480, 60, 'by'),
    ),
}
