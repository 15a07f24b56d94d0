import * as v from 'valibot'
import { ConfigError } from './config-error.ts'
import { findMisspeltVariables } from './misspelt-variables.ts'
import { describeVariables } from './variable.ts'

/** Variables by name, such as `process.env`. */
export type Variables = Readonly<Record<string, string | undefined>>

/**
 * Parses variables by a schema of `variable` and `optionalVariable` entries; an empty one counts as unset. Throws a
 * `ConfigError` with the name, the text and the expected format of the first invalid one.
 */
export function parseEnvironment<const Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  env: Variables,
): v.InferOutput<typeof schema> {
  const result = v.safeParse(schema, Object.fromEntries(Object.entries(env).filter(([, text]) => text)))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new ConfigError(`${v.getDotPath(issue)} ${issue.message}`)
}

/**
 * Throws a `ConfigError` that lists those of these variables that are unset, their format, and misspelt ones that may be
 * meant. `schema` contains all variables of the app.
 */
export function requireVariables(
  schema: v.ObjectSchema<v.ObjectEntries, undefined>,
  env: Variables,
  names: readonly string[],
): void {
  const missing = describeVariables(schema).filter(({ name }) => names.includes(name) && !env[name])
  if (missing.length === 0) return
  const misspelt = findMisspeltVariables(env, Object.keys(schema.entries))
    .filter(({ suggestion }) => missing.some(({ name }) => name === suggestion))
    .map(({ name, suggestion }) => `. ${name} is set: is ${suggestion} meant?`)
  const list = new Intl.ListFormat('en-GB').format(missing.map(({ name }) => name))
  const [are, them] = missing.length === 1 ? ['is', 'it'] : ['are', 'them']
  throw new ConfigError(
    `${list} ${are} not set, but production without a demo needs ${them}. ${missing.map(({ name, format }) => `${name} takes ${format}`).join('. ')}${misspelt.join('')}`,
  )
}
