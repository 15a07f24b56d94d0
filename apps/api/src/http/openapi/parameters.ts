import type { JsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { parameterText } from './parameter-texts.ts'
import { openApiSchema } from './schema.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

/** The entries of a `v.object` of a call's path or query values, each as a parameter. */
export function parametersOf(
  call: string,
  schema: v.GenericSchema | undefined,
  place: 'path' | 'query',
): Parameter[] {
  return Object.entries(entriesOf(schema)).map(([name, entry]) => {
    const description = parameterText(call, name)
    return {
      name,
      in: place,
      required: entry.type !== 'optional',
      ...(description !== undefined && { description }),
      schema: parameterSchema(entry),
    }
  })
}

export const hasEntry = (schema: v.GenericSchema | undefined, name: string): boolean =>
  name in entriesOf(schema)

const entriesOf = (schema: v.GenericSchema | undefined): Record<string, v.GenericSchema> =>
  schema && 'entries' in schema ? (schema.entries as Record<string, v.GenericSchema>) : {}

function parameterSchema(entry: v.GenericSchema): JsonSchema {
  if ('wrapped' in entry) return parameterSchema(entry.wrapped as v.GenericSchema)
  return numberFromText(entry) ?? openApiSchema(listOf(entry) ?? entry)
}

/** A value that may be repeated is a list; that one alone is taken too goes without saying in a query string. */
function listOf(entry: v.GenericSchema): v.GenericSchema | null {
  const options =
    'options' in entry && Array.isArray(entry.options) ? (entry.options as v.GenericSchema[]) : []
  return options.find((option) => option.type === 'array') ?? null
}

/** Numbers in paths and query strings are text that is checked and turned: say what may stand there. */
function numberFromText(schema: v.GenericSchema): JsonSchema | null {
  const steps = 'pipe' in schema && Array.isArray(schema.pipe) ? (schema.pipe as Step[]) : []
  if (!steps.some((step) => step.type === 'transform' && step.operation === Number)) return null
  const requirement = (type: string) => steps.find((step) => step.type === type)?.requirement
  const minimum = requirement('min_value') ?? 1
  const maximum = requirement('max_value')
  return { type: 'integer', minimum, ...(maximum !== undefined && { maximum }) }
}

interface Step {
  readonly type: string
  readonly operation?: unknown
  readonly requirement?: number
}
