import type { JsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { describeParameter } from './parameter-texts.ts'
import { toOpenApiSchema } from './schema.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

/** Converts the entries of a call's path or query schema to parameters. */
export function toParameters(
  call: string,
  schema: v.GenericSchema | undefined,
  place: 'path' | 'query',
): Parameter[] {
  return Object.entries(getEntries(schema)).map(([name, entry]) => {
    const description = describeParameter(call, name)
    return {
      name,
      in: place,
      required: entry.type !== 'optional',
      ...(description !== undefined && { description }),
      schema: createParameterSchema(entry),
    }
  })
}

export const hasEntry = (schema: v.GenericSchema | undefined, name: string): boolean =>
  name in getEntries(schema)

const getEntries = (schema: v.GenericSchema | undefined): Record<string, v.GenericSchema> =>
  schema && 'entries' in schema ? (schema.entries as Record<string, v.GenericSchema>) : {}

function createParameterSchema(entry: v.GenericSchema): JsonSchema {
  if ('wrapped' in entry) return createParameterSchema(entry.wrapped as v.GenericSchema)
  return describeTextNumber(entry) ?? toOpenApiSchema(findListOption(entry) ?? entry)
}

/** Finds the list option of a repeatable value, which may also occur once in a query string. */
function findListOption(entry: v.GenericSchema): v.GenericSchema | null {
  const options =
    'options' in entry && Array.isArray(entry.options) ? (entry.options as v.GenericSchema[]) : []
  return options.find((option) => option.type === 'array') ?? null
}

/** Describes a number that is parsed from text, with its bounds. */
function describeTextNumber(schema: v.GenericSchema): JsonSchema | null {
  const steps = 'pipe' in schema && Array.isArray(schema.pipe) ? (schema.pipe as Step[]) : []
  if (!steps.some((step) => step.type === 'transform' && step.operation === Number)) return null
  const getRequirement = (type: string) => steps.find((step) => step.type === type)?.requirement
  const minimum = getRequirement('min_value') ?? 1
  const maximum = getRequirement('max_value')
  return { type: 'integer', minimum, ...(maximum !== undefined && { maximum }) }
}

interface Step {
  readonly type: string
  readonly operation?: unknown
  readonly requirement?: number
}
