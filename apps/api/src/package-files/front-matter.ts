import { isCalendarDay } from '@portal/domain/shared'
import * as v from 'valibot'
import type { ConfigError } from '@portal/server/environment'
import { createFileError, parseYaml } from './yaml.ts'

/** A text that is not blank. */
export const nonEmptyText = v.pipe(v.string(), v.trim(), v.nonEmpty('Expected a text'))

const EXPECTED_DAY = 'Expected a day such as 2026-11-20'

export const day = v.pipe(v.string(EXPECTED_DAY), v.check(isCalendarDay, EXPECTED_DAY))

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/

/** Parses the front matter of an editorial text by its schema; throws a ConfigError that names file and field. */
export function readFrontMatter<const Schema extends v.GenericSchema>(
  file: string,
  source: string,
  schema: Schema,
): { matter: v.InferOutput<Schema>; text: string } {
  const front = FRONT_MATTER.exec(source)
  if (!front) throw createContentError(file, 'has no front matter between two lines of ---')
  const matter = parseYaml(`content/${file}`, front[1] ?? '', schema)
  return { matter, text: source.slice(front[0].length) }
}

/** Creates the error of an invalid editorial text, which fails the start; `file` is its path in `content/`. */
export const createContentError = (file: string, reason: string): ConfigError =>
  createFileError(`content/${file}`, reason)
