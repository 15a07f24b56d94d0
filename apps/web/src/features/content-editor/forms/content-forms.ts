import { CONTENT_LIMITS, SUBMISSION_LIMITS, type EditedKind } from '@portal/domain/contract'
import { NEWS_CATEGORIES, RESOURCE_TABS, RESOURCE_TOPICS, RESOURCE_TYPES } from '@portal/reference-data'
import { findResourceSection } from '@portal/domain/content'
import { EVENT_SECTIONS } from '#shared/forms/submission/event-sections.ts'
import { JOB_SECTIONS } from '#shared/forms/submission/job-sections.ts'
import { TENDER_SECTIONS } from '#shared/forms/submission/tender-sections.ts'
import type { FormField, FormSection, SimpleField } from '#shared/forms/submission/definition.ts'
import { CountriesField } from '../fields/CountriesField.tsx'
import { CoverField } from '../fields/CoverField.tsx'
import { MarkdownField } from '../fields/MarkdownField.tsx'

const createMarkdown = (name: string, label: string, required: boolean): SimpleField => ({
  kind: 'control',
  name,
  label,
  required,
  blank: '',
  Control: MarkdownField,
})

const COUNTRIES: SimpleField = {
  kind: 'control',
  name: 'countries',
  label: 'Countries',
  hint: 'None chosen: the whole region.',
  blank: [],
  Control: CountriesField,
}

const createChoice = (
  name: string,
  label: string,
  options: readonly { value: string; label: string }[],
): SimpleField => ({
  kind: 'select',
  name,
  label,
  options: [{ value: '', label: 'Please choose' }, ...options],
  required: true,
})

const LISTING: FormSection = {
  title: 'In lists',
  fields: [
    {
      kind: 'checkbox',
      name: 'isFeatured',
      label: 'Featured',
      hint: 'Highlights it at the top of its list.',
    },
  ],
}

const NEWS: readonly FormSection[] = [
  {
    title: 'The article',
    fields: [
      { kind: 'text', name: 'title', label: 'Title', isWide: true, required: true },
      createChoice(
        'category',
        'Category',
        NEWS_CATEGORIES.map(({ name }) => ({ value: name, label: name })),
      ),
      { kind: 'text', name: 'author', label: 'Author' },
      {
        kind: 'textarea',
        name: 'excerpt',
        label: 'Excerpt',
        hint: 'Two or three sentences, as shown in the list.',
        rows: 3,
        lengthLimits: SUBMISSION_LIMITS.summary,
        required: true,
      },
      createMarkdown('text', 'Text', true),
      { kind: 'control', name: 'picture', label: 'Picture at the top', blank: null, Control: CoverField },
      COUNTRIES,
    ],
  },
  LISTING,
]

const RESOURCE: readonly FormSection[] = [
  {
    title: 'The resource',
    fields: [
      { kind: 'text', name: 'title', label: 'Title', isWide: true, required: true },
      createChoice(
        'type',
        'Type',
        RESOURCE_TYPES.map((type) => ({ value: type, label: type })),
      ),
      createChoice(
        'topic',
        'Topic',
        RESOURCE_TOPICS.map((topic) => ({ value: topic, label: findResourceSection(topic)?.name ?? topic })),
      ),
      createChoice(
        'tab',
        'Tab',
        RESOURCE_TABS.map(({ slug, name }) => ({ value: slug, label: name })),
      ),
      { kind: 'date', name: 'reviewedOn', label: 'Checked on', required: true },
      {
        kind: 'textarea',
        name: 'description',
        label: 'Description',
        hint: 'One sentence, as shown in the list.',
        rows: 2,
        lengthLimits: { min: 20, max: CONTENT_LIMITS.description },
        required: true,
      },
      createMarkdown('text', 'Text', true),
      COUNTRIES,
    ],
  },
  {
    title: 'Sources',
    fields: [
      {
        kind: 'repeated',
        name: 'sources',
        label: 'Sources',
        itemLabel: 'Source',
        max: 20,
        fields: [
          { kind: 'text', name: 'title', label: 'Title', required: true },
          { kind: 'text', name: 'publisher', label: 'Publisher', required: true },
          { kind: 'url', name: 'url', label: 'Web address' },
          {
            kind: 'text',
            name: 'date',
            label: 'Date',
            hint: 'A day, a month or a year: 2026-11.',
            required: true,
          },
        ],
      },
    ],
  },
  LISTING,
]

/** The sections of a form for visitors' submissions, with one field as Markdown. */
const withMarkdown = (sections: readonly FormSection[], name: string): readonly FormSection[] => [
  ...sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) =>
      field.name === name ? createMarkdown(name, field.label, field.required ?? false) : field,
    ),
  })),
  LISTING,
]

/** The sections of each kind's form. */
export const CONTENT_SECTIONS: Readonly<Record<EditedKind, readonly FormSection[]>> = {
  news: NEWS,
  events: withMarkdown(EVENT_SECTIONS, 'programme'),
  tenders: withMarkdown(TENDER_SECTIONS, 'description'),
  jobs: withMarkdown(JOB_SECTIONS, 'description'),
  resources: RESOURCE,
}

export const listFormFields = (kind: EditedKind): readonly FormField[] =>
  CONTENT_SECTIONS[kind].flatMap(({ fields }) => fields)
