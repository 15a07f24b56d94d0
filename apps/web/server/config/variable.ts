import * as v from 'valibot'

/** Documentation of a variable for docs/environment.md, in Markdown. */
interface VariableDocs {
  readonly meaning: string
  readonly default: string
  readonly takes: string
}

interface Rule<Value> {
  readonly meaning: string
  /** The default text; for an optional variable, what happens without it. */
  readonly default: string
  readonly takes: string
  /** Returns undefined for an invalid text. */
  readonly parse: (text: string) => Value | undefined
}

const parseAction = <Value>({ parse, takes }: Rule<Value>) =>
  v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
    const value = parse(dataset.value)
    if (value !== undefined) return value
    addIssue({ message: `is ${JSON.stringify(dataset.value)}; it takes ${takes}` })
    return NEVER
  })

/** A variable with a default. */
export const variable = <Value>(rule: Rule<Value>) =>
  v.pipe(
    v.optional(v.pipe(v.string(), parseAction(rule)), rule.default),
    v.metadata({ meaning: rule.meaning, default: `\`${rule.default}\``, takes: rule.takes }),
  )

/** A variable that is undefined where it is unset. */
export const optionalVariable = <Value>(rule: Rule<Value>) =>
  v.pipe(
    v.optional(v.pipe(v.string(), parseAction(rule))),
    v.metadata({ meaning: rule.meaning, default: rule.default, takes: rule.takes }),
  )

/** Documentation of each variable of a schema, in the schema's order. */
export function describeVariables(
  schema: v.ObjectSchema<v.ObjectEntries, undefined>,
): readonly (VariableDocs & { readonly name: string })[] {
  return Object.entries(schema.entries).map(([name, entry]) => ({
    name,
    ...(v.getMetadata(entry as Parameters<typeof v.getMetadata>[0]) as unknown as VariableDocs),
  }))
}
