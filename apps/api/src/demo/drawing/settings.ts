import { beach, farIslands, grass, ground, ridge, road, shadow } from './elements/land.ts'
import { overhang, palm } from './elements/plants.ts'
import { room, window } from './elements/rooms.ts'
import { sea } from './elements/sea.ts'
import { birds, sky } from './elements/sky.ts'
import { type Light, LIGHTS } from './light.ts'
import { around, clear, COLORS, darker, down, lit, mix } from './paints.ts'
import { at, HEIGHT, join, rect, type Svg, WIDTH } from './svg.ts'

export type LightName = keyof typeof LIGHTS

interface Setting {
  readonly light: LightName
  readonly seed: string
  readonly horizon?: number
  /** Where sun or moon stands. */
  readonly sun?: readonly [x: number, y: number]
  readonly clouds?: number
}

/** In the light of a time of day. */
export const inLight = (light: LightName, ...parts: readonly Svg[]): Svg => lit(LIGHTS[light].tint, ...parts)

const skyOf = ({ light, seed, horizon = 560, sun, clouds }: Setting): Svg =>
  sky(LIGHTS[light], { seed, horizon, ...(sun && { sun }), ...(clouds !== undefined && { clouds }) })

/** Open water to the lower edge, islands on the horizon. */
export function coast(setting: Setting & { readonly islands?: number }, ...things: readonly Svg[]): Svg {
  const { light, seed, horizon = 560, sun, islands = 3 } = setting
  const time: Light = LIGHTS[light]
  return join(
    skyOf(setting),
    farIslands(time, seed, horizon, islands),
    birds(sun && sun[0] > 800 ? 360 : 980, horizon * 0.42, 4, seed, mix(time.haze, COLORS.ocean, 0.55)),
    sea(time, { seed, horizon, ...(sun && { glitter: sun[0] }) }),
    lit(time.tint, ...things),
  )
}

/** A beach in front of the water. */
export const shore = (
  setting: Setting & { readonly edge?: number; readonly behind?: Svg },
  ...things: readonly Svg[]
): Svg => coast(setting, setting.behind ?? '', beach(setting.edge ?? 860), ...things)

interface Countryside extends Setting {
  readonly hills?: string
  readonly field?: string
  /** How high the nearest hills are. */
  readonly height?: number
}

/** Hills behind open ground. */
export function countryside(setting: Countryside, ...things: readonly Svg[]): Svg {
  const { light, seed, horizon = 640, hills = COLORS.forest, field = '#7fa651', height = 300 } = setting
  const time: Light = LIGHTS[light]
  const range = (depth: number, from: number, to: number, rise: number) =>
    ridge({
      seed: `${seed} ${depth}`,
      from,
      to,
      base: horizon + 30,
      height: rise,
      color: mix(hills, time.haze, 0.72 - depth * 0.24),
    })
  return join(
    skyOf({ ...setting, horizon }),
    range(0, -300, 1200, height * 1.15),
    range(0.6, 500, 2000, height * 1.05),
    lit(time.tint, range(1.6, -260, 900, height * 0.7), range(2, 640, 1950, height * 0.6)),
    lit(time.tint, ground(horizon, field), grass(seed, [horizon + 40, 1180], field, 70), ...things),
  )
}

/** A street along the picture, ground before and behind it. */
export const street = (
  setting: Countryside & { readonly surface?: string },
  ...things: readonly Svg[]
): Svg =>
  countryside(
    setting,
    road(930, 150, setting.surface ?? '#9b9a92'),
    rect([0, 1080, WIDTH, 130], down(COLORS.beach, darker(COLORS.beach, 0.1))),
    ...things,
  )

/** What is seen through a window: the lagoon between palms. */
export const lagoonView = (light: LightName, seed: string): Svg =>
  shore(
    { light, seed, horizon: 600, sun: [1040, 330], edge: 960 },
    palmAt(330, 1080, 800, 120, `${seed} a`),
    palmAt(1330, 1060, 620, -90, `${seed} b`),
  )

/** What is seen through a window in the hills. */
export const hillView = (light: LightName, seed: string): Svg =>
  countryside(
    { light, seed, height: 420, horizon: 700 },
    palmAt(320, 1000, 560, 60, `${seed} a`),
    palmAt(1250, 980, 480, -60, `${seed} b`),
  )

interface Inside {
  readonly wall?: string
  readonly floor?: string
  readonly skirting?: number
  readonly planks?: boolean
  readonly view?: Svg
  readonly windowAt?: readonly [number, number, number, number]
  readonly light?: LightName
}

/** A room, with a window where there is a view. */
export const inside = (
  { view, windowAt = [950, 160, 460, 400], light = 'morning', ...look }: Inside,
  ...things: readonly Svg[]
): Svg =>
  join(
    inLight(light, room(look)),
    view === undefined ? '' : window(windowAt, view),
    inLight(light, ...things),
  )

/** A palm with its shadow. */
export const palmAt = (
  x: number,
  y: number,
  height: number,
  lean: number,
  seed: string,
  color?: string,
): Svg => join(at(x + 20, y, shadow(height * 0.34)), at(x, y, palm(height, lean, seed, color)))

/** Fronds that frame the upper corners. */
export const framed = (seed: string, corner: 'left' | 'right' | 'both' = 'left', color = '#1f6b45'): Svg =>
  join(
    corner === 'right' ? '' : at(-90, -90, overhang(`${seed} l`, color)),
    corner === 'left' ? '' : at(WIDTH + 90, -90, overhang(`${seed} r`, color), { flip: true }),
  )

/** A still life's table: its top fills the lower part of the picture. */
export const tabletop = (edge: number, color: string = COLORS.timber): Svg =>
  join(
    rect([0, edge, WIDTH, HEIGHT - edge], down(color, mix(color, '#ffe9bd', 0.32))),
    rect([0, edge, WIDTH, 10], mix(color, '#fff1cf', 0.4)),
    [0.22, 0.5, 0.8].map((t) =>
      rect([0, edge + (HEIGHT - edge) * t, WIDTH, 4], darker(color, 0.3), { opacity: 0.4 }),
    ),
  )

/** The soft edge of a picture, darker. */
export const vignette = (opacity = 0.34): Svg =>
  rect([-200, -150, 2000, 1500], around(clear('#06202f', 0), clear('#06202f', 0), clear('#06202f', opacity)))
