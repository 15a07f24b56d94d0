import { parseSkill } from '@portal/domain/content'
import { calls, type CourseDetails, type CourseItem, type CoursesQuery } from '@portal/domain/contract'
import {
  toIsoString,
  resolveFilter,
  parseSharedFilter,
  type ListQuery,
  type Kind,
  type ListRow,
  type DetailRow,
} from './kind.ts'
import { getPlace } from './place.ts'

const item = (row: ListRow<'course'>): CourseItem => {
  const { country, timeZone } = getPlace(row)
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    skill: row.category,
    provider: row.details.provider,
    summary: row.summary,
    mode: row.details.mode,
    duration: row.details.duration,
    price: row.details.price,
    location: row.details.location,
    country,
    startsAt: row.starts_at === null ? null : toIsoString(row.starts_at),
    timeZone,
    isSample: row.is_sample === 1,
  }
}

export const course = {
  name: 'course',
  singularLabel: 'Course',
  calls: { list: calls.listCourses, one: calls.getCourse },
  reservedSlugs: [],
  countryFilter: 'location',
  searchWords: ({ category, details }) => [
    parseSkill(category)?.name ?? null,
    details.provider,
    details.location,
    details.mode,
    details.duration,
    details.howToEnrol,
  ],
  parseQuery(query: CoursesQuery, now): ListQuery | null {
    const filter = parseSharedFilter(query)
    const skill = resolveFilter(query.skill, parseSkill)
    if (!filter || skill === null) return null
    return {
      filter: { ...filter, ...(skill && { categories: [skill.slug] }) },
      segments: [
        { order: 'soonest', startsAfter: now },
        { order: 'title', isUndated: true },
      ],
    }
  },
  item,
  detail: (row: DetailRow<'course'>): CourseDetails => ({
    ...item(row),
    description: row.body,
    howToEnrol: row.details.howToEnrol,
  }),
  path: ({ slug, category }) => `/skills/${category}/${slug}`,
} satisfies Kind<'course'>
