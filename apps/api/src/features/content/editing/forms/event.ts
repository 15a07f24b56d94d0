import { parseEventType } from '@portal/domain/content'
import { PARSERS } from '../../parsers/parsers.service.ts'
import type { RecordOf } from '../../content.record.ts'
import { toLocalFields, type Form } from './form.ts'

export const eventForm: Form<'events'> = {
  textField: 'programme',
  text: (form) => form.programme ?? '',
  toRecord(form, { body, document }, { now }) {
    const { record, problems } = PARSERS.events(form, now, { mayBeOver: true })
    const event = record as Omit<RecordOf<'event'>, 'publishedAt'>
    return {
      problems,
      record: { ...event, body, ...(document && { document }), isFeatured: form.isFeatured ?? false },
    }
  },
  toFields(row) {
    const { details, countries, time_zone: zone } = row
    const [begins, ends] = [toLocalFields(row.starts_at, zone), toLocalFields(row.ends_at, zone)]
    return {
      title: row.title,
      type: parseEventType(row.category)?.slug ?? row.category,
      description: row.summary,
      programme: row.body,
      country: countries[0] ?? '',
      province: row.province ?? '',
      location: details.location,
      date: begins.day,
      startTime: begins.time,
      endDate: ends.day === begins.day ? '' : ends.day,
      endTime: ends.time,
      organiser: details.organiser,
      price: details.price,
      speaker: details.speaker ?? '',
      website: details.website ?? '',
      contactEmail: details.contactEmail ?? '',
      capacity: details.capacity,
      isFeatured: row.is_featured === 1,
    }
  },
}
