import { readFileSync } from 'node:fs'
import { geoMercator, type GeoProjection } from 'd3-geo'
import { feature } from 'topojson-client'
import { getRingArea, formatCompactPath, simplify, type Point, type Ring } from './svg-path.ts'
import {
  HEIGHT,
  INSET,
  INSET_EXTENT,
  ISLAND_TOLERANCE,
  LABELS,
  MAIN_EXTENT,
  MAP_CODES,
  TOLERANCE,
  WIDTH,
} from './layout.ts'

interface Shape {
  readonly code: string
  /** Outer rings in longitude and latitude. */
  readonly rings: readonly Ring[]
}

const getOuterRing = (rings: number[][][]): Ring => (rings[0] ?? []).map(([x = 0, y = 0]): Point => [x, y])

function readShapes(): Map<string, Shape> {
  const file = new URL('./sb_provinces.topo.json', import.meta.url)
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof feature>[0]
  const { provinces } = topology.objects
  const collection = provinces && feature(topology, provinces)
  if (collection?.type !== 'FeatureCollection') throw new Error('The file holds no collection of provinces')
  const shapes = collection.features.map(({ geometry, properties }): Shape => {
    const code = String(properties?.['code'])
    if (geometry.type === 'Polygon') return { code, rings: [getOuterRing(geometry.coordinates)] }
    if (geometry.type === 'MultiPolygon') return { code, rings: geometry.coordinates.map(getOuterRing) }
    throw new Error(`${code} is a ${geometry.type}, not an area`)
  })
  return new Map(shapes.map((shape) => [shape.code, shape]))
}

/** A projection that puts every point of the shapes inside the extent. */
const fitProjection = (shapes: readonly Shape[], extent: [Point, Point]): GeoProjection =>
  geoMercator().fitExtent(extent, {
    type: 'MultiPoint',
    coordinates: shapes.flatMap(({ rings }) => rings.flat()),
  })

const projectRings = (shape: Shape, projection: GeoProjection): Ring[] =>
  shape.rings.map((ring) => {
    const projected = ring.map((point): Point => projection(point) ?? [0, 0])
    return simplify(projected, Math.min(TOLERANCE, getRingExtent(projected) * ISLAND_TOLERANCE))
  })

/** The diagonal of a ring's box. */
function getRingExtent(ring: Ring): number {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  return Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** Filters the rings that are large enough for an emblem. */
const filterVisibleRings = (rings: readonly Ring[]): readonly Ring[] => {
  const largest = Math.max(...rings.map(getRingArea))
  return rings.filter((ring) => getRingArea(ring) >= largest / 50)
}

/** The box around the visible rings with a margin of a twentieth, as a viewBox. */
function getEmblemBox(rings: readonly Ring[]): string {
  const points = filterVisibleRings(rings).flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const margin = Math.max(width, height) / 20
  return [left - margin, top - margin, width + 2 * margin, height + 2 * margin].map(Math.round).join(' ')
}

const findCentre = ({ rings }: Shape, projection: GeoProjection) => {
  const points = rings.flat().map((point): Point => projection(point) ?? [0, 0])
  const middle = (values: number[]) => Math.round((Math.min(...values) + Math.max(...values)) / 2)
  return { x: middle(points.map(([x]) => x)), y: middle(points.map(([, y]) => y)) }
}

/** The content of `src/outlines/province-outlines.ts`. */
export function projectOutlines() {
  const shapes = readShapes()
  const getShape = (code: string): Shape => {
    const shape = shapes.get(code)
    if (!shape) throw new Error(`${code} is not in the outlines file`)
    return shape
  }
  const main = fitProjection(MAP_CODES.filter((code) => code !== INSET.code).map(getShape), MAIN_EXTENT)
  const inset = fitProjection([getShape(INSET.code)], INSET_EXTENT)
  const drawOutline = (code: string) => {
    const rings = projectRings(getShape(code), code === INSET.code ? inset : main)
    return { path: formatCompactPath(rings), viewBox: getEmblemBox(rings), point: null }
  }
  const point = findCentre(getShape('honiara'), main)
  const outlines = Object.fromEntries(MAP_CODES.map((code) => [code, drawOutline(code)]))
  return {
    // The capital's own outline is tiny, so its emblem is the surrounding island, with the capital marked.
    outlines: { ...outlines, honiara: { ...drawOutline('guadalcanal'), point } },
    map: {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      provinces: MAP_CODES.map((code) => ({ code, label: LABELS[code] })),
      capital: { code: 'honiara', ...point, label: LABELS.honiara },
      inset: INSET,
    },
    projections: { main, inset },
  }
}
