import type { DemoCourse } from './course.ts'
import { COURSES_BUSINESS } from './courses/business.ts'
import { COURSES_CERTIFICATIONS } from './courses/certifications.ts'
import { COURSES_DIGITAL } from './courses/digital-literacy.ts'
import { COURSES_LEADERSHIP } from './courses/leadership.ts'
import { COURSES_MENTORSHIP } from './courses/mentorship.ts'
import { COURSES_PROFESSIONAL } from './courses/professional.ts'
import { COURSES_TECHNICAL } from './courses/technical.ts'

/** The courses of the demo, by skill. */
export const DEMO_COURSES: readonly DemoCourse[] = [
  ...COURSES_PROFESSIONAL,
  ...COURSES_TECHNICAL,
  ...COURSES_BUSINESS,
  ...COURSES_DIGITAL,
  ...COURSES_LEADERSHIP,
  ...COURSES_CERTIFICATIONS,
  ...COURSES_MENTORSHIP,
]
