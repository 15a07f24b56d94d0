import { getCountry } from '@portal/domain/place'
import { DAY } from '@portal/domain/shared'
import type { RecordOf } from '#features/content/content.record.ts'
import type { DemoData } from '../data/demo-data.ts'
import { toLocalInstant } from '../local-day.ts'

/** How long before the day of seeding a course was announced. */
const COURSE_ANNOUNCED = 14 * DAY

/** Creates the courses of the demo around the local day of `now` (milliseconds) in each country. */
export const createCourseRecords = ({ courses }: DemoData, now: number): RecordOf<'course'>[] =>
  courses.map((course) => {
    const { title, summary, description, skill, country, starts } = course
    const { provider, mode, duration, price, location, howToEnrol } = course
    return {
      kind: 'course',
      title,
      summary,
      body: description,
      category: skill,
      countries: [country],
      publishedAt: now - COURSE_ANNOUNCED,
      startsAt: starts && toLocalInstant(now, starts, country),
      timeZone: getCountry(country).timeZone,
      details: { provider, mode, duration, price, location, howToEnrol },
      isSample: true,
    }
  })
