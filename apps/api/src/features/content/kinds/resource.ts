import { findResourceSection, findResourceTab } from '@portal/domain/content'
import { calls, type ResourceDetails, type ResourceItem, type ResourcesQuery } from '@portal/domain/contract'
import { slugify } from '@portal/domain/shared'
import { RESOURCE_SECTIONS, RESOURCE_TYPES, type ResourceType } from '@portal/reference-data'
import {
  parseDocument,
  resolveFilter,
  parseSharedFilter,
  type ListQuery,
  type Kind,
  type ListRow,
  type DetailRow,
} from './kind.ts'

const item = (row: ListRow<'resource'>): ResourceItem => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.summary,
  type: row.category as ResourceType,
  topic: row.details.topic,
  tab: row.details.tab,
  format: row.details.file === null ? 'HTML' : 'CSV',
  downloadUrl: `/api/resources/${row.slug}/download`,
  size: row.details.size,
  pages: row.details.pages,
  downloads: row.downloads,
  readTime: row.read_time,
  countries: [...row.countries],
  reviewedOn: row.details.reviewedOn,
  isFeatured: row.is_featured === 1,
})

export const resource = {
  name: 'resource',
  singularLabel: 'Resource',
  calls: { list: calls.listResources, one: calls.getResource },
  reservedSlugs: RESOURCE_SECTIONS.map(({ slug }) => slug),
  countryFilter: 'mention-or-region',
  searchWords: ({ category, details: { topic, sources } }) => [
    category,
    topic,
    ...sources.flatMap(({ title, publisher }) => [title, publisher]),
  ],
  parseQuery(query: ResourcesQuery): ListQuery | null {
    const filter = parseSharedFilter(query)
    const section = resolveFilter(query.section, findResourceSection)
    const tab = resolveFilter(query.tab, findResourceTab)
    const type = resolveFilter(query.type, parseResourceType)
    if (!filter || section === null || tab === null || type === null) return null
    const types: readonly ResourceType[] =
      section && section.types.length > 0 ? section.types : RESOURCE_TYPES
    return {
      filter: {
        ...filter,
        categories: types.filter((one) => type === undefined || one === type),
        details: {
          ...(section && section.types.length === 0 && { topic: section.slug }),
          ...(tab && { tab: tab.slug }),
        },
      },
      segments: [{ order: 'title' }],
    }
  },
  item,
  detail: (row: DetailRow<'resource'>): ResourceDetails => ({
    ...item(row),
    document: parseDocument(row),
    sources: row.details.sources.map((source) => ({ ...source })),
  }),
  path: ({ slug }) => `/resources/${slug}`,
} satisfies Kind<'resource'>

const parseResourceType = (text: string): ResourceType | null =>
  RESOURCE_TYPES.find((type) => slugify(type) === slugify(text)) ?? null
