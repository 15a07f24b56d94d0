import * as v from 'valibot'

/** Documentation of a variable for docs/environment.md, in Markdown. */
export interface VariableDocs {
  readonly meaning: string
  readonly default: string
  readonly format: string
}

interface Rule<Value> {
  readonly meaning: string
  /** The expected format, for the message about an invalid text. */
  readonly format: string
  /** Returns undefined for an invalid text. */
  readonly parse: (text: string) => Value | undefined
  /** The message about an invalid text, after the variable's name; for secrets, which must not be repeated. */
  readonly explainInvalid?: (text: string) => string
}

const parseAction = <Value>({ parse, format, explainInvalid }: Rule<Value>) =>
  v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
    const text = dataset.value
    const value = parse(text)
    if (value !== undefined) return value
    addIssue({ message: explainInvalid?.(text) ?? `is ${JSON.stringify(text)}, but takes ${format}` })
    return NEVER
  })

/** Creates the schema of a variable with a default, which is parsed like any text. */
export const variable = <Value>(rule: Rule<Value> & { readonly default: string }) =>
  v.pipe(
    v.optional(v.pipe(v.string(), parseAction(rule)), rule.default),
    v.metadata({ meaning: rule.meaning, default: `\`${rule.default}\``, format: rule.format }),
  )

/** Creates the schema of a variable that is undefined if unset; `default` describes what happens then. */
export const optionalVariable = <Value>(rule: Rule<Value> & { readonly default: string }) =>
  v.pipe(
    v.optional(v.pipe(v.string(), parseAction(rule))),
    v.metadata({ meaning: rule.meaning, default: rule.default, format: rule.format }),
  )

/** Returns the documentation of each variable of a schema, in the schema's order. */
export const describeVariables = (
  schema: v.ObjectSchema<v.ObjectEntries, undefined>,
): readonly (VariableDocs & { readonly name: string })[] =>
  Object.entries(schema.entries).map(([name, entry]) => ({
    name,
    ...(v.getMetadata(entry as Parameters<typeof v.getMetadata>[0]) as unknown as VariableDocs),
  }))
