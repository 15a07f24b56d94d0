import { COURSE_MODES, RESOURCE_TABS, RESOURCE_TOPICS, RESOURCE_TYPES } from '@portal/reference-data'
import * as v from 'valibot'
import { CountryCode } from './business.ts'
import { defineCall, errorResponses } from './call.ts'
import { defineContentDetail, defineContentList } from './content-calls.ts'
import { contentQuery } from './content-query.ts'
import { Document } from './document.ts'
import { filterText, Id, IdOrSlug, Instant, wholeNumber } from './shared.ts'

/**
 * A guide, template or checklist as lists show it. `downloadUrl` is a path of this site, `size` is in bytes, `pages` in A4
 * pages, `downloads` the number of downloads; empty `countries` mean the whole region.
 */
export const ResourceItem = v.object({
  id: Id,
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  type: v.picklist(RESOURCE_TYPES),
  topic: v.picklist(RESOURCE_TOPICS),
  tab: v.picklist(RESOURCE_TABS.map(({ slug }) => slug)),
  format: v.picklist(['HTML', 'CSV']),
  downloadUrl: v.string(),
  size: v.number(),
  pages: v.number(),
  downloads: v.number(),
  readTime: v.number(),
  countries: v.array(CountryCode),
  reviewedOn: v.string(),
  isFeatured: v.boolean(),
})
export type ResourceItem = v.InferOutput<typeof ResourceItem>

/** A resource in full; each source has the day, month or year that its publisher gives. */
export const ResourceDetails = v.object({
  ...ResourceItem.entries,
  document: Document,
  sources: v.array(
    v.object({ title: v.string(), publisher: v.string(), url: v.nullable(v.string()), date: v.string() }),
  ),
})
export type ResourceDetails = v.InferOutput<typeof ResourceDetails>

/** `section` is one of the ten of the Digital Growth Centre, `tab` one of the four of its page, `type` a type of resource. */
export const ResourcesQuery = v.object({
  ...contentQuery,
  section: filterText,
  tab: filterText,
  type: filterText,
})
export type ResourcesQuery = v.InferOutput<typeof ResourcesQuery>

/** Everybody. `X-Total-Count` counts all that match, `Link` leads to the next page. */
export const listResources = defineContentList(
  '/api/resources',
  'Guides, templates and checklists that match every given filter, by title',
  ResourcesQuery,
  ResourceItem,
)

/** Everybody. 404: there is no such resource. Its file is at `downloadUrl`. */
export const getResource = defineContentDetail(
  '/api/resources/:idOrSlug',
  'One resource by slug or id',
  ResourceDetails,
)

/** A course as lists show it. `skill` is a page of the skills portal; `startsAt` null means at any time. */
export const CourseItem = v.object({
  id: Id,
  slug: v.string(),
  title: v.string(),
  skill: v.string(),
  provider: v.string(),
  summary: v.string(),
  mode: v.picklist(COURSE_MODES),
  duration: v.string(),
  price: v.string(),
  location: v.nullable(v.string()),
  country: CountryCode,
  startsAt: v.nullable(Instant),
  timeZone: v.string(),
  isSample: v.boolean(),
})
export type CourseItem = v.InferOutput<typeof CourseItem>

/** A course in full. Texts are plain, with an empty line between paragraphs. */
export const CourseDetails = v.object({
  ...CourseItem.entries,
  description: v.string(),
  howToEnrol: v.string(),
})
export type CourseDetails = v.InferOutput<typeof CourseDetails>

/** `skill` is a page of the skills portal; without courses that have begun. */
export const CoursesQuery = v.object({ ...contentQuery, skill: filterText })
export type CoursesQuery = v.InferOutput<typeof CoursesQuery>

/** Everybody. `X-Total-Count` counts all that match, `Link` leads to the next page. */
export const listCourses = defineContentList(
  '/api/courses',
  'Courses that match every given filter, the next one first',
  CoursesQuery,
  CourseItem,
)

/** Everybody. 404: there is no such course. */
export const getCourse = defineContentDetail(
  '/api/courses/:idOrSlug',
  'One course by slug or id',
  CourseDetails,
)

/** A text page of the site: about, help, prices, legal. `isFaq`: each section is a question and its answer. */
export const TextPage = v.object({
  /** Its path on this site. */
  path: v.string(),
  title: v.string(),
  description: v.string(),
  group: v.string(),
  updatedOn: v.string(),
  isFaq: v.boolean(),
  document: Document,
  related: v.array(v.object({ path: v.string(), title: v.string() })),
})
export type TextPage = v.InferOutput<typeof TextPage>

/** Everybody. `slug` is the page's path with hyphens for slashes: `about-mission`. 404: there is no such page. */
export const getTextPage = defineCall({
  method: 'GET',
  path: '/api/pages/:slug',
  summary: 'One page of text',
  tag: 'content',
  params: v.object({ slug: IdOrSlug }),
  responses: { 200: TextPage, ...errorResponses(404, 429) },
})

/** A page of this site with stored content, for sitemaps; `changedAt` is null where unknown. */
export const SitemapEntry = v.object({ path: v.string(), title: v.string(), changedAt: v.nullable(Instant) })
export type SitemapEntry = v.InferOutput<typeof SitemapEntry>

/** The kinds of sitemap entries. */
export const SITEMAP_KINDS = [
  'businesses',
  'news',
  'events',
  'tenders',
  'jobs',
  'resources',
  'courses',
  'pages',
] as const

/** Without `kind`: all of them. */
export const SitemapQuery = v.object({
  kind: v.optional(v.picklist(SITEMAP_KINDS, 'Expected a kind of address')),
  limit: v.optional(wholeNumber(1, 10_000)),
  page: v.optional(wholeNumber(1, 10_000)),
})

/** Everybody; only what is public. `X-Total-Count` counts all. */
export const listAddresses = defineContentList(
  '/api/sitemap',
  'Addresses of everything public that is stored, for sitemaps',
  SitemapQuery,
  SitemapEntry,
)
