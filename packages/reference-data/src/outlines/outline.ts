import type { ProvinceCode } from '../places/codes.ts'

/** A province's islands as one SVG path. */
export interface ProvinceOutline {
  /** Path data in map units. */
  readonly path: string
  /** The `viewBox` that shows the path alone, as the province's emblem. */
  readonly viewBox: string
  /** A place to mark on the emblem in map units: the capital on its island; null elsewhere. */
  readonly point: { readonly x: number; readonly y: number } | null
}

/**
 * How degrees become the units of an outline, by Mercator's projection: a radian east of the meridian, or one up in the
 * projection, is `scale` units; `x` and `y` are where the meridian meets the equator.
 */
export interface OutlineProjection {
  readonly scale: number
  readonly x: number
  readonly y: number
  /** In degrees. */
  readonly meridian: number
}

/** Where a name is written: its baseline in map units and the SVG `text-anchor`. */
export interface MapLabel {
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
}

/** A map that draws nine provinces as areas, the capital as a point and the furthest province in a box. */
export interface ProvinceMap {
  /** The whole map's `viewBox`; every other figure is in its units. */
  readonly viewBox: string
  /** The provinces drawn as areas, each with its path in `PROVINCE_OUTLINES`, from west to east. */
  readonly provinces: readonly { readonly code: ProvinceCode; readonly label: MapLabel }[]
  readonly capital: {
    readonly code: ProvinceCode
    readonly x: number
    readonly y: number
    readonly label: MapLabel
  }
  /** The box around the province that lies east of the map. */
  readonly inset: {
    readonly code: ProvinceCode
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
}
