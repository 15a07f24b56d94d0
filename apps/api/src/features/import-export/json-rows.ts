import { pipeline, type Readable } from 'node:stream'
import { parser } from 'stream-json'
import { pick } from 'stream-json/filters/pick.js'
import { streamArray } from 'stream-json/streamers/stream-array.js'
import type { SourceRow } from './source-row.ts'
import { DataFileError } from './data-file-error.ts'

/** Reads the features of a GeoJSON collection, or the objects of a JSON array. */
export async function* readJsonRows(text: Readable, start: string): AsyncGenerator<SourceRow> {
  const items = /^\s*\[/.test(start)
    ? pipeline(text, parser.asStream(), streamArray.asStream(), () => undefined)
    : pipeline(
        text,
        parser.asStream(),
        pick.asStream({ filter: 'features' }),
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
  const properties = isObject(value['properties']) ? Object.entries(value['properties']) : []
  const geometry = value['geometry'] ?? null
  const point = parsePoint(geometry)
  if (point) return { row, cells: new Map([...properties, ['latitude', point[1]], ['longitude', point[0]]]) }
  if (geometry === null) return { row, cells: new Map(properties) }
  return { row, cells: new Map(properties), note: 'its geometry is not a point and was skipped' }
}

/** Longitude and latitude of a GeoJSON point. */
function parsePoint(geometry: unknown): [unknown, unknown] | null {
  if (!isObject(geometry) || geometry['type'] !== 'Point') return null
  const { coordinates } = geometry
  return Array.isArray(coordinates) && coordinates.length >= 2 ? [coordinates[0], coordinates[1]] : null
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
