import * as v from 'valibot'

/** The messages of a schema about an input, by field (`''`: the input itself); empty for a valid input. */
export function validationErrors(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const result = v.safeParse(schema, input)
  if (result.success) return {}
  const entries = result.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const)
  return Object.fromEntries(entries.toReversed())
}
