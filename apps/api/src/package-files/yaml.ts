import * as v from 'valibot'
import { parse } from 'yaml'
import { ConfigError } from '@portal/server/environment'

/** Creates the error of an invalid file of the package, named by its path in it: `content/pages/help.md`. */
export const createFileError = (file: string, reason: string): ConfigError =>
  new ConfigError(`${file}: ${reason}`)

/** Parses YAML by its schema; throws a ConfigError that names file and field. */
export function parseYaml<const Schema extends v.GenericSchema>(
  file: string,
  text: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, load(file, text))
  if (result.success) return result.output
  const [issue] = result.issues
  const field = v.getDotPath(issue)
  throw createFileError(file, field === null ? issue.message : `${field}: ${issue.message}`)
}

function load(file: string, text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    throw createFileError(file, error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  }
}
