// cspell:ignore contactdetails contactinfo latlng postaladdress sociallinks socialmedia
import * as v from 'valibot'
import { isBlank } from './cell.ts'
import { FIELDS, findField, INPUT_FIELDS } from './fields.ts'
import { DataFileError } from './data-file-error.ts'
import { isPlaceholder } from './placeholders.ts'
import { takesList } from './prepare-cell.ts'

/**
 * A mapping file. `fields` names the column of a field (several are joined by a comma), or null for none; other fields
 * are guessed from the header. `fixed` gives every row the same value; `ignored` columns are not reported.
 */
export const MappingFile = v.strictObject({
  description: v.optional(v.string()),
  fields: v.optional(v.record(v.string(), v.nullable(v.union([v.string(), v.array(v.string())]))), {}),
  fixed: v.optional(v.record(v.string(), v.unknown()), {}),
  ignored: v.optional(v.array(v.string()), []),
})
export type MappingFile = v.InferOutput<typeof MappingFile>

/** The columns of a field, the likeliest first. */
export interface FieldColumns {
  readonly columns: readonly string[]
  /** How filled columns combine: joined by a comma, the first one only, or all as a list. */
  readonly combine: 'joined' | 'first' | 'all'
}

/** The source of each field of a file's rows. */
export interface Mapping {
  readonly columns: ReadonlyMap<string, FieldColumns>
  readonly fixed: ReadonlyMap<string, unknown>
  readonly ignored: ReadonlySet<string>
  /** Whether it is an export of the portal, whose cells are taken as they are. */
  readonly isExport: boolean
}

const NO_FILE: MappingFile = { fields: {}, fixed: {}, ignored: [] }

/** Parses a mapping file; throws a DataFileError that says what is wrong. */
export function parseMapping(text: string): MappingFile {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new DataFileError(
      `The mapping file is not valid JSON (${error instanceof Error ? error.message : ''})`,
    )
  }
  const parsed = v.safeParse(MappingFile, Array.isArray(json) ? null : json)
  if (!parsed.success) {
    throw new DataFileError(
      'The mapping file takes "fields" (field: column, columns or null), "fixed" (field: value) and "ignored" (columns), nothing else',
    )
  }
  const unknown = [...Object.keys(parsed.output.fields), ...Object.keys(parsed.output.fixed)].filter(
    (name) => !findField(name),
  )
  if (unknown.length === 0) return parsed.output
  const known = INPUT_FIELDS.map(({ name }) => name).join(', ')
  throw new DataFileError(`The mapping file names ${unknown.join(', ')}. The fields are ${known}`)
}

const normalizeHeader = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Objects and prefixes without a meaning of their own: `contact.phone` and `addr:city` are a phone and a city. */
const CONTAINERS = new Set(
  'acf addr address attributes business contact contactdetails contactinfo contacts coordinates coords details geo geolocation geometry gps latlng links listing location meta position postaladdress properties social sociallinks socialmedia socials'.split(
    ' ',
  ),
)

/** Whether the values of an object in this column are columns themselves. */
export const isContainer = (column: string): boolean => CONTAINERS.has(normalizeHeader(column))

/** Possible meanings of a column, the likeliest first: `Phone 2` is a phone too. */
function listColumnKeys(column: string): readonly string[] {
  const parts = column.split(/[.:]/)
  const [parent = '', leaf = ''] = parts.slice(-2).map(normalizeHeader)
  const keys = [normalizeHeader(column), ...(parts.length > 1 && CONTAINERS.has(parent) ? [leaf] : [])]
  return [...new Set(keys.flatMap((key) => [key, key.replace(/(?<=[a-z])\d+$/, '')]))]
}

/** Maps the columns of a header: by the mapping file first, then by their names. */
export function createMapping(columns: readonly string[], file: MappingFile = NO_FILE): Mapping {
  const keys = columns.map((column) => ({ column, keys: listColumnKeys(column) }))
  // With X and Y columns, X is a coordinate; otherwise it is the network.
  const isGrid = ['x', 'y'].every((axis) => keys.some((column) => column.keys[0] === axis))
  const mapped = new Map<string, FieldColumns>()
  const mappedColumns = new Set(Object.values(file.fields).flatMap((names) => names ?? []))
  for (const { name, aliases } of INPUT_FIELDS) {
    const mappedColumn = file.fields[name]
    if (mappedColumn === null || name in file.fixed) continue
    if (mappedColumn !== undefined) {
      mapped.set(name, { columns: [mappedColumn].flat(), combine: 'joined' })
      continue
    }
    const own = normalizeHeader(name)
    const names = [
      ...(aliases.includes(own) ? [] : [own]),
      ...aliases.filter((alias) => !(isGrid && alias === 'x')),
      ...listGridNames(name, isGrid),
    ]
    const found = names.flatMap((alias) =>
      keys.filter((column) => column.keys.includes(alias)).map(({ column }) => column),
    )
    const free = [...new Set(found)].filter((column) => !mappedColumns.has(column))
    const combine = takesList(name) ? 'all' : 'first'
    if (free.length > 0) mapped.set(name, { columns: free, combine })
  }
  return {
    columns: mapped,
    fixed: new Map(Object.entries(file.fixed)),
    ignored: new Set(file.ignored),
    isExport: isExport(columns),
  }
}

const listGridNames = (field: string, isGrid: boolean): readonly string[] => {
  if (!isGrid) return []
  return field === 'longitude' ? ['x'] : field === 'latitude' ? ['y'] : []
}

/** Whether a header has every field of an export; a feature without a point has no coordinates. */
export function isExport(columns: readonly string[]): boolean {
  const names = new Set(columns)
  return FIELDS.every(({ name }) => name === 'latitude' || name === 'longitude' || names.has(name))
}

/** Whether cells are a header rather than a title above it or a row below it. */
export function isHeader(cells: readonly string[], file: MappingFile = NO_FILE): boolean {
  const mappedColumns = new Set(Object.values(file.fields).flatMap((columns) => columns ?? []))
  const keys = new Set(INPUT_FIELDS.flatMap(({ name, aliases }) => [normalizeHeader(name), ...aliases]))
  const known = cells.filter(
    (cell) => mappedColumns.has(cell) || listColumnKeys(cell).some((key) => keys.has(key)),
  )
  return known.length > 1
}

/** The columns of a mapping file that a header lacks. */
export const findMissingColumns = (columns: readonly string[], file: MappingFile): string[] =>
  Object.values(file.fields)
    .flatMap((names) => names ?? [])
    .filter((column) => !columns.includes(column))

/** The value of a field in a row, and its columns. */
export interface ColumnValue {
  readonly value: unknown
  readonly columns: readonly string[]
}

/** Reads the value of a field from a row. */
export function getFieldValue(
  mapping: Mapping,
  field: string,
  cells: ReadonlyMap<string, unknown>,
): ColumnValue {
  if (mapping.fixed.has(field)) return { value: mapping.fixed.get(field), columns: [] }
  const source = mapping.columns.get(field)
  if (!source) return { value: undefined, columns: [] }
  const written = source.columns.filter((column) => !isBlank(cells.get(column)))
  const withValue = written.filter((column) => !isPlaceholder(cells.get(column), field))
  const filled = withValue.length > 0 ? withValue : written
  const [first] = filled
  if (source.combine === 'first' || filled.length < 2)
    return { value: first === undefined ? undefined : cells.get(first), columns: filled.slice(0, 1) }
  const values = filled.map((column) => cells.get(column))
  return { value: source.combine === 'all' ? values.flat() : values.join(', '), columns: filled }
}
