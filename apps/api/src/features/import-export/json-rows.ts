import { pipeline, type Readable } from 'node:stream'
import { parser } from 'stream-json'
import { pick } from 'stream-json/filters/pick.js'
import { streamArray } from 'stream-json/streamers/stream-array.js'
import type { SourceRow } from './source-row.ts'
import { DataFileError } from './data-file-error.ts'

/** Keys of the list of entries in a GeoJSON collection or another file of one object. */
const LISTS = /^(?:features|businesses|companies|listings|members|items|entries|records|results|rows|data)$/

/** Reads the features of a GeoJSON collection, or the objects of a JSON array, which may be inside an object. */
export async function* readJsonRows(text: Readable, start: string): AsyncGenerator<SourceRow> {
  const items = /^\s*\[/.test(start)
    ? pipeline(text, parser.asStream(), streamArray.asStream(), () => undefined)
    : pipeline(
        text,
        parser.asStream(),
        pick.asStream({ filter: LISTS }),
        streamArray.asStream(),
        () => undefined,
      )
  let row = 0
  try {
    for await (const { value } of items as AsyncIterable<{ value: unknown }>)
      yield toSourceRow((row += 1), value)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DataFileError(`After ${row} entries the file is not valid JSON (${reason})`)
  }
  if (row === 0) {
    throw new DataFileError(
      'There are no entries: expected a GeoJSON FeatureCollection, or an array of objects',
    )
  }
}

/** The row of one object or GeoJSON feature. */
export function toSourceRow(row: number, value: unknown): SourceRow {
  if (!isObject(value)) return { row, cells: new Map(), problem: 'It is not an object' }
  if (value['type'] !== 'Feature') return { row, cells: new Map(Object.entries(value)) }
  const { type: _type, properties, geometry = null, ...others } = value
  const cells = new Map(Object.entries({ ...others, ...(isObject(properties) && properties) }))
  if (geometry === null) return { row, cells }
  const point = parsePoint(geometry)
  if (!point) return { row, cells, note: describeGeometry(geometry) }
  const [longitude, latitude, elevation] = point
  // The geometry takes precedence over the properties.
  const all = new Map(
    [...cells].map(([column, cell]) => [AXES.has(column) ? `properties.${column}` : column, cell]),
  )
  all.set('latitude', latitude).set('longitude', longitude)
  if (elevation !== undefined) all.set('elevation of the point', elevation)
  return { row, cells: all }
}

const AXES = new Set(['latitude', 'longitude'])

/** Longitude, latitude and elevation of a GeoJSON point, or of the only one of several. */
function parsePoint(geometry: unknown): readonly unknown[] | null {
  if (!isObject(geometry)) return null
  const { type, coordinates } = geometry
  const points: unknown[] =
    type === 'Point' ? [coordinates] : type === 'MultiPoint' ? [coordinates].flat() : []
  const [point] = points
  return points.length === 1 && Array.isArray(point) && point.length >= 2 ? point : null
}

const describeGeometry = (geometry: unknown): string =>
  isObject(geometry) && geometry['type'] === 'Point'
    ? 'its point has no coordinates and was skipped'
    : 'its geometry is not a point and was skipped'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
