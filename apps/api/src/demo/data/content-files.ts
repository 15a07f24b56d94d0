import { COUNTRIES } from '@portal/domain/place'
import { EVENT_TYPES, NEWS_CATEGORIES, SKILLS } from '@portal/reference-data'
import { Articles } from './articles.ts'
import { Courses } from './courses.ts'
import { Events, Webinars } from './events.ts'
import type { DemoFolder } from './files.ts'
import { Jobs, Tenders } from './notices.ts'

const COUNTRY_FILES = COUNTRIES.map(({ fullCode, code }) => [fullCode, code] as const)
const CATEGORY_FILES = NEWS_CATEGORIES.map(({ slug, name }) => [slug, name] as const)
const TYPE_FILES = EVENT_TYPES.map(({ slug, name }) => [slug, name] as const)
/** The assessment is a page of its own, without courses. */
const SKILL_FILES = SKILLS.flatMap(({ slug }) => (slug === 'assessment' ? [] : [[slug, slug] as const]))

/** Reads all content, with the category or country in each file's name. */
export function readContent(folder: DemoFolder) {
  const articles = folder.files('news', CATEGORY_FILES, Articles)
  const events = folder.files('events', TYPE_FILES, Events)
  const tenders = folder.files('tenders', COUNTRY_FILES, Tenders)
  const jobs = folder.files('jobs', COUNTRY_FILES, Jobs)
  const courses = folder.files('courses', SKILL_FILES, Courses)
  return {
    articles: articles.flatMap(({ key, content }) =>
      content.map((article) => ({ ...article, category: key })),
    ),
    events: events.flatMap(({ key, content }) => content.map((event) => ({ ...event, type: key }))),
    webinars: folder.file('webinars-with-speakers.yaml', Webinars),
    tenders: tenders.flatMap(({ key, content }) => content.map((tender) => ({ ...tender, country: key }))),
    jobs: jobs.flatMap(({ key, content }) => content.map((job) => ({ ...job, country: key }))),
    courses: courses.flatMap(({ key, content }) => content.map((course) => ({ ...course, skill: key }))),
  }
}
