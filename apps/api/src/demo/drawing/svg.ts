/** SVG source of a part of a picture. */
export type Svg = string

/** The size that every picture is drawn in; y runs downwards. */
export const WIDTH = 1600
export const HEIGHT = 1200

export interface Look {
  /** A colour, or a gradient of `paints.ts`; nothing is filled without. */
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly opacity?: number
  readonly dash?: string
}

const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : ` ${name}="${value}"`

function lookOf({ fill = 'none', stroke, width, opacity, dash }: Look): string {
  const ends = stroke === undefined ? '' : ' stroke-linecap="round" stroke-linejoin="round"'
  return (
    attribute('fill', fill) +
    attribute('stroke', stroke) +
    attribute('stroke-width', width) +
    attribute('opacity', opacity) +
    attribute('stroke-dasharray', dash) +
    ends
  )
}

/** Two decimals are finer than a pixel. */
export const round = (value: number): number => Math.round(value * 100) / 100

export const path = (d: string, look: string | Look): Svg =>
  `<path d="${d}"${lookOf(typeof look === 'string' ? { fill: look } : look)}/>`

export const line = (d: string, stroke: string, width: number, opacity?: number): Svg =>
  path(d, { stroke, width, ...(opacity !== undefined && { opacity }) })

/** `radius` rounds the corners. */
export const rect = (
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
  { radius = 0, opacity }: { radius?: number; opacity?: number } = {},
): Svg =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}"${attribute('opacity', opacity)}/>`

export const disc = (x: number, y: number, radius: number, fill: string, opacity?: number): Svg =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${attribute('opacity', opacity)}/>`

export const oval = (
  [x, y, rx, ry]: readonly [number, number, number, number],
  fill: string,
  opacity?: number,
): Svg =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${attribute('opacity', opacity)}/>`

export type Point = readonly [x: number, y: number]

const spell = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')

export const polygon = (points: readonly Point[], look: string | Look): Svg =>
  path(`M${spell(points)}Z`, look)

export const join = (...parts: readonly (Svg | readonly Svg[])[]): Svg => parts.flat().join('')

interface Placing {
  readonly scale?: number
  readonly turn?: number
  /** Mirrored, left to right. */
  readonly flip?: boolean
}

/** Puts a part whose own origin is 0 0 somewhere. */
export const at = (
  x: number,
  y: number,
  part: Svg,
  { scale = 1, turn = 0, flip = false }: Placing = {},
): Svg =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(flip ? -scale : scale)} ${round(scale)})">${part}</g>`

export const repeat = (count: number, part: (index: number) => Svg): Svg =>
  Array.from({ length: count }, (_, index) => part(index)).join('')

/** A part that is seen through a rectangle only. */
export function clipped([x, y, width, height]: readonly [number, number, number, number], part: Svg): Svg {
  const id = `clip_${[x, y, width, height].map(Math.round).join('_')}`
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g clip-path="url(#${id})">${part}</g>`
}
