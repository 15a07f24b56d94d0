/** The position of a name: its baseline in map units, and the text's anchor there. */
export type MapLabel = { x: number; y: number; anchor: 'start' | 'middle' | 'end' }

/**
 * A place on the map: `value` is shown after the name where there is room, `valueLabel` ("58 offices") is read by
 * screen readers instead; with `href` the place is a link.
 */
export type MapPlace = {
  id: string
  name: string
  label: MapLabel
  value?: number | string
  valueLabel?: string
  href?: string
  highlighted?: boolean
}

/** A place drawn as an area: SVG path data in map units. */
export type MapRegion = MapPlace & { path: string }

/** A place drawn as a dot, in map units. */
export type MapPoint = MapPlace & { x: number; y: number }

/** A dashed box around places that are not at their true position, in map units. */
export type MapInset = { x: number; y: number; width: number; height: number }

/** Converts map units to SVG units: the SVG is always 1,000 wide, so that texts have the same size on any map. */
export type MapFrame = { width: number; height: number; scale: number; left: number; top: number }

/** The frame of a `viewBox` ("left top width height"); throws on anything else. */
export function getFrame(viewBox: string): MapFrame {
  const [left, top, width, height] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (left === undefined || top === undefined || !width || !height)
    throw new Error(`Not a viewBox: ${viewBox}`)
  const scale = 1000 / width
  return { width: 1000, height: Math.round(height * scale), scale, left, top }
}

const rounded = (value: number): number => Math.round(value * 10) / 10

/** Converts a position in map units to SVG units. */
export const project = (frame: MapFrame, x: number, y: number): { x: number; y: number } => ({
  x: rounded((x - frame.left) * frame.scale),
  y: rounded((y - frame.top) * frame.scale),
})
