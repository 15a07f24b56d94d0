import * as v from 'valibot'

/** What a schema says of an input, by field (`''` is the input itself); empty when it takes it. */
export function refusalsOf(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const result = v.safeParse(schema, input)
  if (result.success) return {}
  const entries = result.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const)
  return Object.fromEntries(entries.toReversed())
}
