/** Where a name is written: its baseline in map units and which end of the text stands there. */
export type MapLabel = { x: number; y: number; anchor: 'start' | 'middle' | 'end' }

/**
 * What a map shows of a place: `value` is written behind the name where there is room, `valueLabel` is the same
 * in words for readers ("58 offices"); with `href` the place is a link.
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

/** A dashed box around what lies elsewhere in truth, in map units. */
export type MapInset = { x: number; y: number; width: number; height: number }

/** How map units become drawing units: the drawing is always 1,000 wide, so that texts have one size on any map. */
export type MapFrame = { width: number; height: number; scale: number; left: number; top: number }

/** The frame of a `viewBox` ("left top width height"); throws on anything else. */
export function frameOf(viewBox: string): MapFrame {
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

/** A position in map units as a position in the drawing. */
export const place = (frame: MapFrame, x: number, y: number): { x: number; y: number } => ({
  x: rounded((x - frame.left) * frame.scale),
  y: rounded((y - frame.top) * frame.scale),
})
