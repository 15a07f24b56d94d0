import * as v from 'valibot'
import { FIELDS, findField } from './fields.ts'
import { DataFileError } from './data-file-error.ts'

/**
 * A mapping file. `fields` names the column of a field (several are joined by a comma), or null for none; fields that it
 * does not name are guessed from the header. `fixed` gives every row the same value.
 */
export const MappingFile = v.strictObject({
  description: v.optional(v.string()),
  fields: v.optional(v.record(v.string(), v.nullable(v.union([v.string(), v.array(v.string())]))), {}),
  fixed: v.optional(v.record(v.string(), v.unknown()), {}),
})
export type MappingFile = v.InferOutput<typeof MappingFile>

/** Where each field of a file's rows comes from. */
export interface Mapping {
  readonly columns: ReadonlyMap<string, readonly string[]>
  readonly fixed: ReadonlyMap<string, unknown>
}

/** Parses a mapping file; a DataFileError says what is wrong with it. */
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
      'The mapping file takes "fields" (field: column, columns or null) and "fixed" (field: value), nothing else',
    )
  }
  const unknown = [...Object.keys(parsed.output.fields), ...Object.keys(parsed.output.fixed)].filter(
    (name) => !findField(name),
  )
  if (unknown.length === 0) return parsed.output
  const known = FIELDS.map(({ name }) => name).join(', ')
  throw new DataFileError(`The mapping file names ${unknown.join(', ')}. The fields are ${known}`)
}

const normalizeHeader = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Maps the columns of a header: by the mapping file first, then by their names. */
export function createMapping(
  columns: readonly string[],
  file: MappingFile = { fields: {}, fixed: {} },
): Mapping {
  const named = new Map<string, readonly string[]>()
  for (const { name, aliases } of FIELDS) {
    const wanted = file.fields[name]
    if (wanted === null || name in file.fixed) continue
    const found =
      wanted === undefined ? guessColumn(columns, [normalizeHeader(name), ...aliases]) : [wanted].flat()
    if (found.length > 0) named.set(name, found)
  }
  return { columns: named, fixed: new Map(Object.entries(file.fixed)) }
}

/** The columns of a mapping file that a header lacks. */
export const findMissingColumns = (columns: readonly string[], file: MappingFile): string[] =>
  Object.values(file.fields)
    .flatMap((wanted) => wanted ?? [])
    .filter((column) => !columns.includes(column))

function guessColumn(columns: readonly string[], names: readonly string[]): readonly string[] {
  for (const name of names) {
    const column = columns.find((candidate) => normalizeHeader(candidate) === name)
    if (column !== undefined) return [column]
  }
  return []
}

/** The value of a field in a row. */
export function getValue(mapping: Mapping, field: string, cells: ReadonlyMap<string, unknown>): unknown {
  if (mapping.fixed.has(field)) return mapping.fixed.get(field)
  const values = mapping.columns.get(field)?.map((column) => cells.get(column)) ?? []
  if (values.length < 2) return values[0]
  return values.filter((value) => value !== undefined && value !== null && value !== '').join(', ')
}
