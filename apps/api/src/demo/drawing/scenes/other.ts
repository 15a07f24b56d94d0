import { bananaBoat, wharf } from '../elements/boats.ts'
import { block, house, leafHouse, shopFront } from '../elements/buildings.ts'
import { crate, sack } from '../elements/containers.ts'
import { books } from '../elements/crafts.ts'
import { chart, laptop } from '../elements/devices.ts'
import { blossoms } from '../elements/flowers.ts'
import { footpath } from '../elements/land.ts'
import { person } from '../elements/people.ts'
import { rosette, tree } from '../elements/plants.ts'
import { chair, counter, fan, mat, potted, shelves, table } from '../elements/rooms.ts'
import { hammer, saw, spanner } from '../elements/tools.ts'
import { bicycle, bus, pickup } from '../elements/vehicles.ts'
import { lamp } from '../elements/works.ts'
import { COLORS } from '../paints.ts'
import type { Scenes } from './scenes.ts'
import { coast, countryside, framed, hillView, inside, lagoonView, palmAt, street } from '../settings.ts'
import { at, join, line, rect, repeat } from '../svg.ts'

export const OTHER: Scenes = {
  'main-street': () =>
    street(
      { light: 'morning', seed: 'main street', horizon: 720, height: 320, sun: [1270, 230] },
      at(240, 940, shopFront({ wall: '#e7b25a', width: 380 }), { scale: 1.1 }),
      at(690, 940, block(3, 4, '#dfe5da')),
      at(1120, 940, shopFront({ wall: '#c97b5a', roof: COLORS.reef, width: 360 }), { scale: 1.1 }),
      at(1480, 930, tree(340, 'ms')),
      at(470, 1050, bus(COLORS.lagoon), { scale: 1.15 }),
      at(1240, 1060, pickup(COLORS.reef), { scale: 1.05, flip: true }),
      at(820, 1130, person({ shirt: COLORS.sun, skirt: COLORS.plum, pose: 'walk', seed: 1 }), { scale: 1.2 }),
      at(190, 1150, person({ shirt: COLORS.paper, pose: 'walk', seed: 2 }), { scale: 1.2 }),
      at(960, 1140, bicycle(COLORS.reef), { scale: 0.9 }),
    ),
  'town-wharf-at-dawn': () =>
    coast(
      { light: 'dawn', seed: 'town wharf', horizon: 540, sun: [420, 400] },
      at(1640, 900, wharf(1100, 12), { scale: 1.15 }),
      at(1460, 882, leafHouse({ stilts: 20 }), { scale: 0.85 }),
      at(1240, 872, crate(110)),
      at(1130, 872, sack(100)),
      at(760, 872, person({ shirt: COLORS.reef, pose: 'reach', seed: 1 }), { scale: 0.85, flip: true }),
      at(900, 872, person({ shirt: COLORS.sun, pose: 'carry', seed: 2 }), { scale: 0.85 }),
      at(908, 790, crate(60)),
      at(430, 980, bananaBoat(COLORS.lagoon, { crew: true }), { scale: 1.3 }),
      at(1180, 1130, bananaBoat('#f3e3c0', { trim: COLORS.reef }), { scale: 1.3 }),
      at(560, 900, lamp(300, true)),
    ),
  'meeting-house': () =>
    join(
      countryside(
        { light: 'golden', seed: 'meeting house', horizon: 640, height: 320 },
        at(800, 930, leafHouse({ stilts: 24 }), { scale: 2 }),
        at(1450, 930, tree(480, 'mh')),
        palmAt(170, 920, 680, 60, 'mh'),
        footpath([800, 940], 800, 420),
        at(420, 1080, person({ shirt: COLORS.reef, skirt: COLORS.ocean, pose: 'walk', seed: 1 }), {
          scale: 1.15,
        }),
        at(560, 1110, person({ shirt: COLORS.paper, pose: 'walk', seed: 2 }), { scale: 1.15 }),
        at(1090, 1090, person({ shirt: COLORS.sun, pose: 'walk' }), { scale: 1.15, flip: true }),
        at(1250, 1120, person({ shirt: COLORS.lagoon, skirt: COLORS.reef, pose: 'walk', seed: 3 }), {
          scale: 1.15,
          flip: true,
        }),
        at(150, 1140, blossoms(240, 'mh', '#e88b8b')),
      ),
      framed('meeting', 'right'),
    ),
  'front-desk': () =>
    inside(
      {
        wall: '#dfe9dd',
        floor: '#b98a58',
        view: lagoonView('morning', 'desk'),
        windowAt: [130, 150, 480, 400],
        skirting: 860,
      },
      fan(820, 90),
      shelves(
        [1080, 160, 420, 440],
        3,
        (board, place) => at(-44, 0, books(4, `desk ${board} ${place}`, 100)),
        4,
      ),
      at(820, 880, person({ shirt: COLORS.reef, pose: 'stand', seed: 1 }), { scale: 2.05 }),
      at(840, 800, counter(1100, 400, COLORS.lagoon)),
      at(620, 792, laptop(chart())),
      at(1180, 792, potted(rosette(110, '#4f9a52'), COLORS.clay, 46)),
      at(1450, 1120, chair(COLORS.sun), { scale: 1.2 }),
      at(160, 1120, potted(rosette(210, '#3f8a48'), COLORS.ocean, 100)),
      mat(800, 1170, 900, ['#e7cf9a', COLORS.reef]),
    ),
  'tool-hire': () =>
    inside(
      {
        wall: '#e3c99a',
        floor: '#8f8c84',
        skirting: 860,
        view: hillView('morning', 'tools'),
        windowAt: [1120, 150, 380, 340],
      },
      rect([110, 130, 900, 480], '#a97b48', { radius: 8 }),
      rect([126, 146, 868, 448], '#c99a62', { radius: 6 }),
      repeat(8, (index) => at(190 + index * 106, 330, [hammer(170), spanner(170)][index % 2] ?? '')),
      repeat(3, (index) => at(210 + index * 280, 500, saw(210))),
      at(1290, 1090, person({ shirt: COLORS.ocean, pose: 'reach', seed: 3 }), { scale: 2.05, flip: true }),
      at(620, 880, table(960, 250)),
      at(330, 878, crate(190)),
      at(620, 878, spanner(170), { turn: 80 }),
      at(900, 878, hammer(170), { turn: 70 }),
    ),
  'community-garden-party': () =>
    countryside(
      { light: 'noon', seed: 'party', horizon: 620, height: 280, sun: [300, 210] },
      at(1180, 800, house({ width: 420, roof: COLORS.lagoon })),
      at(250, 900, tree(460, 'pa')),
      line('M250 480Q700 640 1180 500', '#8f6238', 5),
      repeat(12, (index) => {
        const x = 300 + index * 74
        const y = 498 + Math.sin(((index + 0.6) / 12.4) * 3.14) * 78
        return `<path d="M${x - 26} ${y}h52l-26 52Z" fill="${[COLORS.reef, COLORS.sun, COLORS.lagoon, COLORS.plum][index % 4]}"/>`
      }),
      at(760, 1000, table(720, 130, '#fdf6e6')),
      repeat(6, (index) =>
        join(
          at(
            490 + index * 108,
            1000,
            rect([-30, -14, 60, 16], [COLORS.reef, COLORS.sun, COLORS.leaf][index % 3] ?? COLORS.sun, {
              radius: 8,
            }),
          ),
        ),
      ),
      ...[430, 620, 900, 1120].map((x, index) =>
        at(
          x,
          1160,
          person({
            shirt: [COLORS.reef, COLORS.paper, COLORS.sun, COLORS.lagoon][index] ?? COLORS.sun,
            pose: index % 2 ? 'reach' : 'carry',
            seed: index,
            ...(index % 2 === 0 && { skirt: COLORS.ocean }),
          }),
          { scale: 1.25, flip: index > 1 },
        ),
      ),
    ),
}
