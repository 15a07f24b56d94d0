import * as contract from '@portal/domain/contract'
import { toJsonSchema, type JsonSchema, type OverrideActionContext } from '@valibot/to-json-schema'
import type * as v from 'valibot'

/** The object schemas of the contract by export name; each appears once in the document. */
const NAMED_SCHEMAS = Object.fromEntries(Object.entries<unknown>(contract).filter(isNamedSchema))

function isNamedSchema(entry: [string, unknown]): entry is [string, v.GenericSchema] {
  const [name, value] = entry
  const isSchema = typeof value === 'object' && value !== null && 'type' in value && value.type === 'object'
  return isSchema && /^[A-Z]/.test(name)
}

const NAMES = new Map<unknown, string>(Object.entries(NAMED_SCHEMAS).map(([name, schema]) => [schema, name]))

/** Finds the named schemas that are, or are directly in, a part of a schema. */
function listNamedSchemas(part: unknown): [string, v.GenericSchema][] {
  if (typeof part !== 'object' || part === null) return []
  const name = NAMES.get(part)
  return name === undefined
    ? Object.values(part).flatMap(listNamedSchemas)
    : [[name, part as v.GenericSchema]]
}

const CONVERSION = { target: 'draft-2020-12', typeMode: 'input', errorMode: 'ignore' } as const

/** Converts the input of a contract schema to OpenAPI, with named schemas as references. */
export function toOpenApiSchema(schema: v.GenericSchema): JsonSchema {
  const { $defs: _schemas, ...converted } = withoutDialect(
    toJsonSchema(schema, {
      ...CONVERSION,
      // The converter converts all given definitions each time; all of the contract would block the process for seconds.
      definitions: Object.fromEntries(listNamedSchemas(schema)),
      overrideAction,
      overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    }),
  )
  return converted
}

/** Removes the dialect, which the document declares once. */
const withoutDialect = ({ $schema: _dialect, ...schema }: JsonSchema): JsonSchema => schema

/** Converts what the converter does not support: lengths in code points, and the items of a list that is counted first. */
function overrideAction({ valibotAction, jsonSchema }: OverrideActionContext): JsonSchema | undefined {
  const { type, requirement, metadata }: ActionDetails = valibotAction
  if (type === 'min_code_points') return { ...jsonSchema, minLength: Number(requirement) }
  if (type === 'max_code_points') return { ...jsonSchema, maxLength: Number(requirement) }
  return (
    metadata?.items && {
      ...jsonSchema,
      type: 'array',
      items: withoutDialect(toJsonSchema(metadata.items, CONVERSION)),
    }
  )
}

interface ActionDetails {
  readonly type: string
  readonly requirement?: number
  readonly metadata?: { readonly items?: v.GenericSchema }
}

/** Collects the named schemas that a part of a document refers to, recursively. */
export function collectSchemas(part: unknown): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {}
  const open: unknown[] = [part]
  while (open.length > 0) {
    for (const name of findReferences(open.pop())) {
      const schema = NAMED_SCHEMAS[name]
      if (!schema || name in schemas) continue
      schemas[name] = inlineSchema(schema)
      open.push(schemas[name])
    }
  }
  return schemas
}

const findReferences = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)].flatMap(([, name]) => name ?? [])

/** Copies the schema, since a named one would become a reference to itself. */
const inlineSchema = (schema: v.GenericSchema) => toOpenApiSchema({ ...schema })
