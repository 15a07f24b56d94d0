import { SUBMISSION_LIMITS } from '@portal/domain/contract'
import { JOB_TYPES } from '@portal/reference-data'
import { CLOSING_SECTION, INDUSTRY_FIELD, PLACE_FIELDS, createSelectField } from './common-fields.ts'
import type { FormSection } from './definition.ts'

const { summary, text } = SUBMISSION_LIMITS

/** The fields of a job, for submissions and for the editor of administrators. */
export const JOB_SECTIONS: readonly FormSection[] = [
  {
    title: 'The job',
    fields: [
      {
        kind: 'text',
        name: 'title',
        label: 'Title',
        hint: 'The job title: “Boat builder”.',
        isWide: true,
        required: true,
      },
      createSelectField('type', 'Employment', 'Choose a type of employment', JOB_TYPES),
      INDUSTRY_FIELD,
      {
        kind: 'textarea',
        name: 'summary',
        label: 'Summary',
        hint: 'Two or three sentences, as shown in the list.',
        rows: 3,
        lengthLimits: summary,
        required: true,
      },
      {
        kind: 'textarea',
        name: 'description',
        label: 'Description',
        hint: 'The work, the hours, the team. An empty line starts a new paragraph.',
        rows: 8,
        lengthLimits: text,
        required: true,
      },
      {
        kind: 'textarea',
        name: 'requirements',
        label: 'Requirements',
        hint: 'What applicants need, and what you will teach them.',
        rows: 4,
      },
      { kind: 'text', name: 'salary', label: 'Salary', hint: 'An amount or a range: “SBD 6,000 a month”.' },
      {
        kind: 'text',
        name: 'employerReference',
        label: 'Your reference',
        hint: 'Your own number for this job.',
      },
    ],
  },
  {
    title: 'Who is hiring, and where',
    fields: [
      {
        kind: 'text',
        name: 'employer',
        label: 'Employer',
        autoComplete: 'organization',
        isWide: true,
        required: true,
      },
      ...PLACE_FIELDS,
      { kind: 'text', name: 'location', label: 'Town or island', isWide: true, required: true },
    ],
  },
  CLOSING_SECTION,
  {
    title: 'How to apply',
    text: 'Applicants read this, with the contact.',
    fields: [
      {
        kind: 'textarea',
        name: 'howToApply',
        label: 'How to apply',
        hint: 'Where to write or go, and which papers to bring.',
        rows: 4,
        required: true,
      },
      { kind: 'url', name: 'applyUrl', label: 'Web address for applications' },
      { kind: 'email', name: 'contactEmail', label: 'Contact email' },
    ],
  },
]
