import { PARSERS } from '../../parsers/parsers.service.ts'
import type { RecordOf } from '../../content.record.ts'
import { toLocalFields, type Form } from './form.ts'

export const tenderForm: Form<'tenders'> = {
  textField: 'description',
  text: (form) => form.description,
  toRecord(form, { body, document }, { now }) {
    const { record, problems } = PARSERS.tenders(form, now, { mayBeOver: true })
    const tender = record as Omit<RecordOf<'tender'>, 'publishedAt'>
    return {
      problems,
      record: { ...tender, body, ...(document && { document }), isFeatured: form.isFeatured ?? false },
    }
  },
  toFields(row) {
    const { details } = row
    const closes = toLocalFields(row.ends_at, row.time_zone)
    return {
      title: row.title,
      kind: row.category,
      issuer: details.issuer,
      issuerReference: details.reference ?? '',
      summary: row.summary,
      description: row.body,
      eligibility: details.eligibility ?? '',
      country: row.countries[0] ?? '',
      province: row.province ?? '',
      industry: row.industry ?? '',
      value: details.value ?? '',
      closingDate: closes.day,
      closingTime: closes.time,
      lots: details.lots.map((lot) => ({ ...lot })),
      documents: details.documents.map((paper) => ({ ...paper })),
      howToSubmit: details.howToSubmit,
      contactName: details.contactName ?? '',
      contactEmail: details.contactEmail ?? '',
      contactPhone: details.contactPhone ?? '',
      isFeatured: row.is_featured === 1,
    }
  },
}
