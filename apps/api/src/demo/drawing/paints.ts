import { HEIGHT, WIDTH, type Svg } from './svg.ts'

/** The portal's colours, and the natural ones beside them. */
export const COLORS = {
  ink: '#0f2536',
  paper: '#fffdf8',
  sand: '#f6efe2',
  ocean: '#083a5b',
  deep: '#052940',
  lagoon: '#08756f',
  reef: '#d8442a',
  sun: '#f3b23c',
  leaf: '#2b7a4b',
  beach: '#f0ddb4',
  palm: '#3f9a55',
  forest: '#1f5d43',
  moss: '#7fae4e',
  bark: '#7a5638',
  timber: '#b9824f',
  plank: '#d6a56d',
  thatch: '#c29a58',
  clay: '#b4623f',
  iron: '#8b9aa3',
  steel: '#5c7080',
  sky: '#8fd0e3',
  foam: '#f4fbf8',
  plum: '#7a3f68',
  rose: '#e88b8b',
  cream: '#fbe9c6',
} as const

const channels = (color: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
const toHex = (values: readonly number[]): string =>
  `#${values
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** `share` of the second colour in the first, from 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second)
  return toHex(channels(first).map((value, index) => value + ((other[index] ?? 0) - value) * share))
}

export const lighter = (color: string, share = 0.2): string => mix(color, '#fff6e0', share)
export const darker = (color: string, share = 0.2): string => mix(color, '#0b2438', share)

/** A colour that lets through what is behind it. */
export const clear = (color: string, opacity: number): string =>
  color +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')

const gradient = (kind: string, colors: readonly string[]): string =>
  `url(#${kind}_${colors.map((color) => color.slice(1)).join('_')})`

/** From top to bottom. */
export const down = (...colors: readonly string[]): string => gradient('down', colors)
/** From left to right. */
export const across = (...colors: readonly string[]): string => gradient('across', colors)
/** From the middle outwards. */
export const around = (...colors: readonly string[]): string => gradient('around', colors)

/** Each channel's share of the light, in hundredths. */
export type Tint = readonly [red: number, green: number, blue: number]

/** Everything in the light of a time of day. */
export const lit = (tint: Tint, ...parts: readonly Svg[]): Svg =>
  `<g filter="url(#tint_${tint.join('_')})">${parts.join('')}</g>`

export const blurred = (radius: number, ...parts: readonly Svg[]): Svg =>
  `<g filter="url(#blur_${radius})">${parts.join('')}</g>`

const DIRECTIONS: Readonly<Record<string, string>> = {
  down: '<linearGradient x2="0" y2="1"',
  across: '<linearGradient x2="1" y2="0"',
  around: '<radialGradient',
}

function stopsOf(colors: readonly string[]): string {
  return colors
    .map((color, index) => {
      const opacity = color.length > 6 ? Number.parseInt(color.slice(6), 16) / 255 : 1
      return `<stop offset="${index / (colors.length - 1)}" stop-color="#${color.slice(0, 6)}" stop-opacity="${opacity.toFixed(3)}"/>`
    })
    .join('')
}

function definition(id: string): string {
  const [kind = '', ...values] = id.split('_')
  const direction = DIRECTIONS[kind]
  if (direction !== undefined)
    return `${direction} id="${id}">${stopsOf(values)}</${direction.slice(1).split(' ')[0]}>`
  if (kind === 'blur')
    return `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${values[0]}"/></filter>`
  const rows = values.map((value, index) =>
    [0, 1, 2, 3, 4].map((column) => (column === index ? Number(value) / 100 : 0)).join(' '),
  )
  return `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}" color-interpolation-filters="sRGB"><feColorMatrix values="${rows.join(' ')} 0 0 0 1 0"/></filter>`
}

/** A whole picture: what its parts refer to is defined at its head. */
export function toDocument(picture: Svg, width = WIDTH, height = HEIGHT): string {
  const ids = new Set(
    [...picture.matchAll(/url\(#((?:down|across|around|blur|tint)_\w+)\)/g)].map(([, id = '']) => id),
  )
  const definitions = [...ids].map(definition).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions}</defs>${picture}</svg>`
}
