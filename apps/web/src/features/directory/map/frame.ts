import { toEastLongitude, type Area, type Coordinates } from '@portal/domain/place'

/** A point of the drawing plane: radians in Mercator's projection, y downwards. */
export interface PlanePoint {
  x: number
  y: number
}

/** A part of the plane. */
export interface PlaneBox {
  left: number
  top: number
  width: number
  height: number
}

/** The part of the plane that a map shows, in units of the drawing, which is `WIDTH` wide. */
export interface Frame extends PlaneBox {
  /** Units for a radian. */
  scale: number
  /** In units. */
  drawingHeight: number
}

/** The width of the drawing in its units. */
export const WIDTH = 1000
/** Minimum and maximum ratio of height to width. */
const [MIN_RATIO, MAX_RATIO] = [0.6, 0.95]
/** Minimum side of the frame, about 200 kilometres, so that islands give orientation. */
const MIN_SIDE = 0.032
/** The margin around the points, relative to their extent. */
const MARGIN = 0.14

/** Where coordinates lie in the plane. */
export const toPlane = ({ latitude, longitude }: Coordinates): PlanePoint => ({
  x: (toEastLongitude(longitude) * Math.PI) / 180,
  y: -Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)),
})

/** The start of a span centred on `middle`. */
const getStart = (middle: number, length: number): number => middle - length / 2

/** The frame that shows all points and the islands around them. */
export function getFrame(points: readonly PlanePoint[]): Frame {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const withMargin = (extent: number) => Math.max(extent * (1 + 2 * MARGIN), MIN_SIDE)
  const [minWidth, minHeight] = [withMargin(east - west), withMargin(south - north)]
  const width = Math.max(minWidth, minHeight / MAX_RATIO)
  const height = Math.max(minHeight, width * MIN_RATIO)
  const scale = WIDTH / width
  return {
    left: getStart((west + east) / 2, width),
    top: getStart((north + south) / 2, height),
    width,
    height,
    scale,
    drawingHeight: Math.round(height * scale),
  }
}

/** The frame with more sea above and below, for a drawing that is higher than it. */
export function fitHeight(frame: Frame, drawingHeight: number): Frame {
  if (drawingHeight <= frame.drawingHeight) return frame
  const height = drawingHeight / frame.scale
  return { ...frame, top: getStart(frame.top + frame.height / 2, height), height, drawingHeight }
}

const round = (value: number): number => Math.round(value * 10) / 10

/** A point of the plane in units of the drawing. */
export const toDrawing = ({ left, top, scale }: Frame, { x, y }: PlanePoint): PlanePoint => ({
  x: round((x - left) * scale),
  y: round((y - top) * scale),
})

/** Where a point of the plane is on the globe. */
const toGlobe = ({ x, y }: PlanePoint): { latitude: number; longitude: number } => ({
  latitude: (2 * Math.atan(Math.exp(-y)) - Math.PI / 2) * (180 / Math.PI),
  longitude: (x * 180) / Math.PI,
})

/** The part of the globe that a frame shows, in degrees. */
export function getVisibleArea({ left, top, width, height }: Frame): Area {
  const northWest = toGlobe({ x: left, y: top })
  const southEast = toGlobe({ x: left + width, y: top + height })
  return {
    west: northWest.longitude,
    south: southEast.latitude,
    east: southEast.longitude,
    north: northWest.latitude,
  }
}

/** Minimum width of a frame that somebody zoomed into, about two kilometres. */
const MIN_WIDTH = MIN_SIDE / 100
/** Maximum width, relative to the frame that shows everything. */
const MAX_ZOOM_OUT = 1.5

/** The frame zoomed by a factor, so that the point of the drawing under the pointer stays where it is. */
export function zoomFrame(frame: Frame, whole: Frame, factor: number, at?: PlanePoint): Frame {
  const width = Math.min(Math.max(frame.width / factor, MIN_WIDTH), whole.width * MAX_ZOOM_OUT)
  const height = (width * frame.height) / frame.width
  const x = (at?.x ?? WIDTH / 2) / WIDTH
  const y = (at?.y ?? frame.drawingHeight / 2) / frame.drawingHeight
  return {
    ...frame,
    left: frame.left + x * (frame.width - width),
    top: frame.top + y * (frame.height - height),
    width,
    height,
    scale: WIDTH / width,
  }
}

/** The frame moved by units of the drawing; its middle stays over what there is to see. */
export function moveFrame(frame: Frame, whole: Frame, by: PlanePoint): Frame {
  const clamp = (start: number, length: number, from: number, extent: number) =>
    Math.min(Math.max(start, from - length / 2), from + extent - length / 2)
  return {
    ...frame,
    left: clamp(frame.left + by.x / frame.scale, frame.width, whole.left, whole.width),
    top: clamp(frame.top + by.y / frame.scale, frame.height, whole.top, whole.height),
  }
}

/** A box in units of the drawing; null if outside of the frame. */
export function toDrawingBox(frame: Frame, box: PlaneBox) {
  const { x, y } = toDrawing(frame, { x: box.left, y: box.top })
  const [width, height] = [round(box.width * frame.scale), round(box.height * frame.scale)]
  const isSeen = x < WIDTH && y < frame.drawingHeight && x + width > 0 && y + height > 0
  return isSeen ? { x, y, width, height } : null
}
