import type { Point } from './svg-path.ts'

/** The map's size in its own units. */
export const WIDTH = 2000
export const HEIGHT = 1400

/** The provinces that the map draws as areas, from west to east; the capital is a point. */
export const MAP_CODES = [
  'western',
  'choiseul',
  'isabel',
  'central',
  'guadalcanal',
  'rennell-bellona',
  'malaita',
  'makira-ulawa',
  'temotu',
] as const

/** Where the eight provinces west of Temotu are drawn. */
export const MAIN_EXTENT: [Point, Point] = [
  [40, 50],
  [1680, 1270],
]

/** The box at the upper right that brings Temotu, 400 km to the east, onto the map. */
export const INSET = { code: 'temotu', x: 1480, y: 40, width: 480, height: 400 } as const

/** Temotu inside its box, below its name. */
export const INSET_EXTENT: [Point, Point] = [
  [INSET.x + 40, INSET.y + 100],
  [INSET.x + INSET.width - 40, INSET.y + INSET.height - 40],
]

/**
 * Points nearer than this to the simplified line are dropped, in map units. The home page has all outlines: halving the value
 * would add 0.4 kB to it.
 */
export const TOLERANCE = 3
/** The largest tolerance relative to a small island's extent, so that it keeps its shape in a large emblem. */
export const ISLAND_TOLERANCE = 1 / 12

/** Where each name is written (its baseline), over open sea beside its islands, in map units. */
export const LABELS = {
  western: { x: 300, y: 620, anchor: 'middle' },
  choiseul: { x: 400, y: 90, anchor: 'start' },
  isabel: { x: 860, y: 290, anchor: 'start' },
  central: { x: 950, y: 570, anchor: 'end' },
  guadalcanal: { x: 1100, y: 890, anchor: 'middle' },
  honiara: { x: 930, y: 735, anchor: 'end' },
  malaita: { x: 1420, y: 620, anchor: 'start' },
  'makira-ulawa': { x: 1500, y: 890, anchor: 'start' },
  'rennell-bellona': { x: 1090, y: 1340, anchor: 'middle' },
  temotu: { x: 1720, y: 115, anchor: 'middle' },
} as const
