import { CountryCode } from '@portal/domain/contract'
import { COURSE_MODES } from '@portal/reference-data'
import * as v from 'valibot'
import { line, LocalTime, optional, paragraphs } from './fields.ts'

/** `courses/leadership.yaml`: the courses of a skill. */
export const Courses = v.array(
  v.strictObject({
    title: line,
    provider: line,
    country: CountryCode,
    /** Omitted for a course that is only online. */
    location: optional(line),
    mode: v.picklist(COURSE_MODES),
    /** Omitted for a course without a fixed start. */
    starts: optional(LocalTime),
    duration: line,
    price: line,
    summary: line,
    description: paragraphs,
    howToEnrol: line,
  }),
)
