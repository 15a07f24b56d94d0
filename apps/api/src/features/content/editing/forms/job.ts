import { PARSERS } from '../../parsers/parsers.service.ts'
import type { RecordOf } from '../../content.record.ts'
import { toLocalFields, type Form } from './form.ts'

export const jobForm: Form<'jobs'> = {
  textField: 'description',
  text: (form) => form.description,
  toRecord(form, { body, document }, { now }) {
    const { record, problems } = PARSERS.jobs(form, now, { mayBeOver: true })
    const job = record as Omit<RecordOf<'job'>, 'publishedAt'>
    return {
      problems,
      record: { ...job, body, ...(document && { document }), isFeatured: form.isFeatured ?? false },
    }
  },
  toFields(row) {
    const { details } = row
    const closes = toLocalFields(row.ends_at, row.time_zone)
    return {
      title: row.title,
      employer: details.employer,
      employerReference: details.reference ?? '',
      type: row.category,
      summary: row.summary,
      description: row.body,
      requirements: details.requirements ?? '',
      country: row.countries[0] ?? '',
      province: row.province ?? '',
      location: details.location,
      industry: row.industry ?? '',
      salary: details.salary ?? '',
      closingDate: closes.day,
      closingTime: closes.time,
      howToApply: details.howToApply,
      applyUrl: details.applyUrl ?? '',
      contactEmail: details.contactEmail ?? '',
      isFeatured: row.is_featured === 1,
    }
  },
}
