import * as contract from '@portal/domain/contract'
import { toJsonSchema, type JsonSchema, type OverrideActionContext } from '@valibot/to-json-schema'
import type * as v from 'valibot'

/** The contract's shapes under the names they have in code: each stands in the document once. */
const SHAPES = Object.fromEntries(Object.entries<unknown>(contract).filter(isShape))

function isShape(entry: [string, unknown]): entry is [string, v.GenericSchema] {
  const [name, value] = entry
  const isSchema = typeof value === 'object' && value !== null && 'type' in value && value.type === 'object'
  return isSchema && /^[A-Z]/.test(name)
}

const AS_SENT = { target: 'draft-2020-12', typeMode: 'input', errorMode: 'ignore' } as const

/** A contract's schema as OpenAPI writes it: what is sent, shapes by reference. */
export function openApiSchema(schema: v.GenericSchema): JsonSchema {
  const { $defs: _shapes, ...converted } = withoutDialect(
    toJsonSchema(schema, {
      ...AS_SENT,
      definitions: SHAPES,
      overrideAction,
      overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    }),
  )
  return converted
}

/** The document names its dialect once. */
const withoutDialect = ({ $schema: _dialect, ...schema }: JsonSchema): JsonSchema => schema

/** What the converter doesn't know: lengths in characters, and the items of a list that is counted before it is read. */
function overrideAction({ valibotAction, jsonSchema }: OverrideActionContext): JsonSchema | undefined {
  const { type, requirement, metadata }: Described = valibotAction
  if (type === 'min_code_points') return { ...jsonSchema, minLength: Number(requirement) }
  if (type === 'max_code_points') return { ...jsonSchema, maxLength: Number(requirement) }
  return (
    metadata?.items && {
      ...jsonSchema,
      type: 'array',
      items: withoutDialect(toJsonSchema(metadata.items, AS_SENT)),
    }
  )
}

interface Described {
  readonly type: string
  readonly requirement?: number
  readonly metadata?: { readonly items?: v.GenericSchema }
}

/** The shapes that part of a document refers to, and those that these refer to. */
export function openApiShapes(part: unknown): Record<string, JsonSchema> {
  const shapes: Record<string, JsonSchema> = {}
  const open: unknown[] = [part]
  while (open.length > 0) {
    for (const name of shapesNamedIn(open.pop())) {
      const schema = SHAPES[name]
      if (!schema || name in shapes) continue
      shapes[name] = shapeWhole(schema)
      open.push(shapes[name])
    }
  }
  return shapes
}

const shapesNamedIn = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)].flatMap(([, name]) => name ?? [])

/** A shape written out, since its own name would only refer to itself. */
const shapeWhole = (schema: v.GenericSchema) => openApiSchema({ ...schema })
