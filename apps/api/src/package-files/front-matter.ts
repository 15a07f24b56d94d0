import * as v from 'valibot'
import type { ConfigError } from '#config/config-error.ts'
import { fileError, parseYaml } from './yaml.ts'

/** A text that is not empty. */
export const words = v.pipe(v.string(), v.trim(), v.nonEmpty('Expected a text'))

export const day = v.pipe(
  v.string('Expected a day such as 2026-11-20'),
  v.isoDate('Expected a day such as 2026-11-20'),
)

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/

/** The front matter of an editorial text, held against its schema, and the text under it; a ConfigError names file and field. */
export function readFrontMatter<const Schema extends v.GenericSchema>(
  file: string,
  source: string,
  schema: Schema,
): { matter: v.InferOutput<Schema>; text: string } {
  const front = FRONT_MATTER.exec(source)
  if (!front) throw contentError(file, 'has no front matter between two lines of ---')
  const matter = parseYaml(`content/${file}`, front[1] ?? '', schema)
  return { matter, text: source.slice(front[0].length) }
}

/** An editorial text that can't be used stops the start with one line; `file` is its path in `content/`. */
export const contentError = (file: string, reason: string): ConfigError =>
  fileError(`content/${file}`, reason)
