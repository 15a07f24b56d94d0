import { NewEvent, NewJob, NewTender } from '@portal/domain/contract'
import * as v from 'valibot'
import { days, duration, joinLines, line } from './fields.ts'

/** The day of a form while it is validated against the contract. */
const ANY_DAY = '2026-11-20'

/** Returns the fields of a form without its day, which depends on the time of seeding. */
const getFields = (form: { readonly entries: v.ObjectEntries }, dayField: string) =>
  v.pipe(
    v.record(v.picklist(Object.keys(form.entries), 'Expected a field of the form'), v.unknown()),
    v.transform((fields) => ({
      ...Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          typeof value === 'string' ? joinLines(value) : value,
        ]),
      ),
      [dayField]: ANY_DAY,
    })),
  )

const sent = { reference: line, sentAgo: duration }

/** `submissions.yaml`: pending submissions, as the forms of the site send them. */
export const Submissions = v.strictObject({
  events: v.array(
    v.strictObject({ ...sent, startsInDays: days, form: v.pipe(getFields(NewEvent, 'date'), NewEvent) }),
  ),
  jobs: v.array(
    v.strictObject({ ...sent, closesInDays: days, form: v.pipe(getFields(NewJob, 'closingDate'), NewJob) }),
  ),
  tenders: v.array(
    v.strictObject({
      ...sent,
      closesInDays: days,
      form: v.pipe(getFields(NewTender, 'closingDate'), NewTender),
    }),
  ),
})
export type Submissions = v.InferOutput<typeof Submissions>
