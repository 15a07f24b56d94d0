import * as v from 'valibot'
import { FIELDS, fieldNamed } from './fields.ts'
import { TransferError } from './transfer-error.ts'

/**
 * A mapping file. `fields` names the column of a field (several are joined by a comma), or null for none;
 * what it does not name is guessed from the header. `fixed` gives every row the same value.
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

/** Reads the text of a mapping file; says what is wrong with it. */
export function parseMapping(text: string): MappingFile {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new TransferError(
      `The mapping file is no valid JSON (${error instanceof Error ? error.message : ''})`,
    )
  }
  const parsed = v.safeParse(MappingFile, Array.isArray(json) ? null : json)
  if (!parsed.success) {
    throw new TransferError(
      'The mapping file takes "fields" (field: column, columns or null) and "fixed" (field: value), nothing else',
    )
  }
  const unknown = [...Object.keys(parsed.output.fields), ...Object.keys(parsed.output.fixed)].filter(
    (name) => !fieldNamed(name),
  )
  if (unknown.length === 0) return parsed.output
  const known = FIELDS.map(({ name }) => name).join(', ')
  throw new TransferError(`The mapping file names ${unknown.join(', ')}. The fields are ${known}`)
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** The mapping of a file with these columns: what `file` says, then what the header lets one guess. */
export function mappingOf(
  columns: readonly string[],
  file: MappingFile = { fields: {}, fixed: {} },
): Mapping {
  const named = new Map<string, readonly string[]>()
  for (const { name, aliases } of FIELDS) {
    const wanted = file.fields[name]
    if (wanted === null || name in file.fixed) continue
    const found = wanted === undefined ? guess(columns, [folded(name), ...aliases]) : [wanted].flat()
    if (found.length > 0) named.set(name, found)
  }
  return { columns: named, fixed: new Map(Object.entries(file.fixed)) }
}

/** Columns that a mapping file names and a header lacks. */
export const missingColumns = (columns: readonly string[], file: MappingFile): string[] =>
  Object.values(file.fields)
    .flatMap((wanted) => wanted ?? [])
    .filter((column) => !columns.includes(column))

function guess(columns: readonly string[], names: readonly string[]): readonly string[] {
  for (const name of names) {
    const column = columns.find((candidate) => folded(candidate) === name)
    if (column !== undefined) return [column]
  }
  return []
}

/** The value of a field in a row. */
export function valueOf(mapping: Mapping, field: string, cells: ReadonlyMap<string, unknown>): unknown {
  if (mapping.fixed.has(field)) return mapping.fixed.get(field)
  const values = mapping.columns.get(field)?.map((column) => cells.get(column)) ?? []
  if (values.length < 2) return values[0]
  return values.filter((value) => value !== undefined && value !== null && value !== '').join(', ')
}
