import { findResourceTab } from '@portal/domain/content'
import type { ResourceItem } from '@portal/domain/contract'
import { RESOURCE_TABS } from '@portal/reference-data'
import { toOptions, COUNTRY_FILTER } from '#shared/content/filters.ts'
import type { ContentFilter, ContentList } from '#shared/content/list.ts'
import type { ContentKind } from '#shared/content/ContentDetail.tsx'
import { paths } from '#shared/urls/paths.ts'
import { ResourceCard } from './components/ResourceCard.tsx'

const TAB_FILTER: ContentFilter = {
  name: 'tab',
  label: 'Subject',
  options: toOptions('All Resources', RESOURCE_TABS),
  known: (text) => findResourceTab(text)?.slug ?? null,
  isPage: true,
  isCarried: true,
}

/** The list of guides, templates and checklists. */
export const RESOURCES: ContentList<ResourceItem> = {
  label: 'Resources',
  placeholder: 'e.g. business licence, cash book, export',
  filters: [COUNTRY_FILTER, TAB_FILTER],
  pageSize: 12,
  Card: ResourceCard,
  layout: 'grid',
  count: (total) => `${total} ${total === 1 ? 'resource' : 'resources'} found`,
  loading: 'Loading resources...',
  failed: 'Failed to fetch resources',
  empty: {
    title: 'No resources found',
    text: 'Try other words, or another country.',
    actions: [{ label: 'All resources', href: paths.resources() }],
  },
}

/** A resource's page. */
export const RESOURCE: ContentKind = {
  name: 'resource',
  breadcrumbs: [
    { label: 'Home', href: paths.home() },
    { label: 'Resources', href: paths.resources() },
  ],
  path: paths.resources(),
  actions: [{ label: 'All resources', href: paths.resources() }],
}
