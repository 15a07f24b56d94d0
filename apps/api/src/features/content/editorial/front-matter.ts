import { COUNTRY_CODES } from '@portal/domain/place'
import { RESOURCE_TABS, RESOURCE_TOPICS, RESOURCE_TYPES } from '@portal/reference-data'
import * as v from 'valibot'
import { day, nonEmptyText } from '#package-files/front-matter.ts'

/** As long as search engines and previews show without cutting. */
const description = v.pipe(nonEmptyText, v.maxLength(160, 'Expected at most 160 characters'))
const path = v.pipe(
  v.string(),
  v.regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'Expected a path such as /about/mission'),
)
/** YAML parses a year alone as a number. */
const date = v.union(
  [nonEmptyText, v.pipe(v.number(), v.transform(String))],
  'Expected a day, a month or a year',
)

/** The front matter of a resource. */
export const ResourceMatter = v.strictObject({
  title: nonEmptyText,
  description,
  type: v.picklist(RESOURCE_TYPES),
  topic: v.picklist(RESOURCE_TOPICS),
  tab: v.picklist(RESOURCE_TABS.map(({ slug }) => slug)),
  countries: v.array(v.picklist(COUNTRY_CODES)),
  reviewedOn: day,
  featured: v.optional(v.boolean(), false),
  sources: v.array(
    v.strictObject({
      title: nonEmptyText,
      publisher: nonEmptyText,
      url: v.nullable(v.pipe(v.string(), v.url())),
      date,
    }),
  ),
  file: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.csv$/, 'Expected the name of a .csv in content/files')),
  ),
})

/** The front matter of a page. */
export const PageMatter = v.strictObject({
  path,
  title: nonEmptyText,
  description,
  group: v.picklist(['About', 'Contact & Help', 'Pricing', 'Legal']),
  updatedOn: day,
  faq: v.optional(v.boolean(), false),
  related: v.optional(v.array(path), []),
})
