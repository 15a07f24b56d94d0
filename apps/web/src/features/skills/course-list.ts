import type { CourseItem } from '@portal/domain/contract'
import type { ContentKind } from '#shared/content/ContentDetail.tsx'
import { COUNTRY_FILTER } from '#shared/content/filters.ts'
import type { ContentList } from '#shared/content/list.ts'
import { paths } from '#shared/urls/paths.ts'
import { CourseCard } from './components/CourseCard.tsx'

/** Courses in lists. */
export const COURSES: ContentList<CourseItem> = {
  label: 'Courses',
  placeholder: 'e.g. outboard engines, bookkeeping, first aid',
  filters: [COUNTRY_FILTER],
  pageSize: 12,
  Card: CourseCard,
  layout: 'grid',
  count: (total) => `${total} ${total === 1 ? 'course' : 'courses'} found`,
  loading: 'Loading courses...',
  failed: 'Failed to fetch courses',
  empty: {
    title: 'No courses found',
    text: 'Try other words or another country. The businesses below may teach you.',
    actions: [{ label: 'All Skills', href: paths.skills() }],
  },
}

/** A course on a page of its own. */
export const COURSE: ContentKind = {
  name: 'course',
  breadcrumbs: [
    { label: 'Home', href: paths.home() },
    { label: 'Skills Portal', href: paths.skills() },
  ],
  path: paths.skills(),
  actions: [{ label: 'All Skills', href: paths.skills() }],
}
