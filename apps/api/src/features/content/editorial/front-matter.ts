import { COUNTRY_CODES } from '@portal/domain/place'
import { RESOURCE_TABS, RESOURCE_TOPICS, RESOURCE_TYPES } from '@portal/reference-data'
import * as v from 'valibot'
import type { ConfigError } from '#config/config-error.ts'
import { fileError, parseYaml } from '#package-files/yaml.ts'

const words = v.pipe(v.string(), v.trim(), v.nonEmpty('Expected a text'))
/** The longest that search engines and previews show whole. */
const description = v.pipe(words, v.maxLength(160, 'Expected at most 160 characters'))
const day = v.pipe(
  v.string('Expected a day such as 2026-11-20'),
  v.isoDate('Expected a day such as 2026-11-20'),
)
const path = v.pipe(
  v.string(),
  v.regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'Expected a path such as /about/mission'),
)
/** A year alone is a number in YAML. */
const date = v.union([words, v.pipe(v.number(), v.transform(String))], 'Expected a day, a month or a year')

/** What stands above the text of a resource. */
export const ResourceMatter = v.strictObject({
  title: words,
  description,
  type: v.picklist(RESOURCE_TYPES),
  topic: v.picklist(RESOURCE_TOPICS),
  tab: v.picklist(RESOURCE_TABS.map(({ slug }) => slug)),
  countries: v.array(v.picklist(COUNTRY_CODES)),
  reviewedOn: day,
  featured: v.optional(v.boolean(), false),
  sources: v.array(
    v.strictObject({ title: words, publisher: words, url: v.nullable(v.pipe(v.string(), v.url())), date }),
  ),
  file: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.csv$/, 'Expected the name of a .csv in content/files')),
  ),
})
export type ResourceMatter = v.InferOutput<typeof ResourceMatter>

/** What stands above a page of text. */
export const PageMatter = v.strictObject({
  path,
  title: words,
  description,
  group: v.picklist(['About', 'Contact & Help', 'Pricing', 'Legal']),
  updatedOn: day,
  faq: v.optional(v.boolean(), false),
  related: v.optional(v.array(path), []),
})
export type PageMatter = v.InferOutput<typeof PageMatter>

const FRONT = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/

/** The front matter of a file, held against its schema, and the text under it; a ConfigError names file and field. */
export function readFront<const Schema extends v.GenericSchema>(
  file: string,
  source: string,
  schema: Schema,
): { matter: v.InferOutput<Schema>; text: string } {
  const front = FRONT.exec(source)
  if (!front) throw wrong(file, 'has no front matter between two lines of ---')
  const matter = parseYaml(`content/${file}`, front[1] ?? '', schema)
  return { matter, text: source.slice(front[0].length) }
}

/** A file that can't be used stops the start with one line. */
export const wrong = (file: string, reason: string): ConfigError => fileError(`content/${file}`, reason)
