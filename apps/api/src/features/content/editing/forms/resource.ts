import { measureResource } from '../../editorial/resource-size.service.ts'
import type { Form } from './form.ts'

const EMPTY_DOCUMENT = { lead: '', sections: [] }

export const resourceForm: Form<'resources'> = {
  textField: 'text',
  text: (form) => form.text,
  toRecord(form, { body, document = EMPTY_DOCUMENT }, { site }) {
    const record = {
      kind: 'resource' as const,
      title: form.title,
      summary: form.description,
      body,
      document,
      category: form.type,
      countries: form.countries ?? [],
      isFeatured: form.isFeatured ?? false,
      details: {
        topic: form.topic,
        tab: form.tab,
        file: null,
        reviewedOn: form.reviewedOn,
        sources: (form.sources ?? []).map((source) => ({ ...source, url: source.url || null })),
      },
    }
    return {
      problems: {},
      record: { ...record, details: { ...record.details, ...measureResource(record, site) } },
    }
  },
  toFields: (row) => ({
    title: row.title,
    description: row.summary,
    text: row.body,
    type: row.category,
    topic: row.details.topic,
    tab: row.details.tab,
    countries: [...row.countries],
    reviewedOn: row.details.reviewedOn,
    sources: row.details.sources.map((source) => ({ ...source, url: source.url ?? '' })),
    isFeatured: row.is_featured === 1,
  }),
}
