import { SUBMISSION_LIMITS } from '@portal/domain/contract'
import { TENDER_KINDS } from '@portal/reference-data'
import { CLOSING_SECTION, INDUSTRY_FIELD, PLACE_FIELDS, createSelectField } from './common-fields.ts'
import type { FormSection } from './definition.ts'

const { summary, text } = SUBMISSION_LIMITS

/** The fields of a tender, for submissions and for the editor of administrators. */
export const TENDER_SECTIONS: readonly FormSection[] = [
  {
    title: 'What you need',
    fields: [
      {
        kind: 'text',
        name: 'title',
        label: 'Title',
        hint: 'Say what and where: “Solar lights for Auki market”.',
        isWide: true,
        required: true,
      },
      createSelectField('kind', 'Kind', 'Choose a kind', TENDER_KINDS),
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
        hint: 'What you need delivered or done, and by when. An empty line starts a new paragraph.',
        rows: 8,
        lengthLimits: text,
        required: true,
      },
      {
        kind: 'textarea',
        name: 'eligibility',
        label: 'Who may apply',
        hint: 'Licences, experience, and where bidders must be registered.',
        rows: 3,
      },
      {
        kind: 'text',
        name: 'value',
        label: 'Value',
        hint: 'An amount or a range: “SBD 300,000 to 400,000”.',
      },
      {
        kind: 'text',
        name: 'issuerReference',
        label: 'Your reference',
        hint: 'Your own number for this tender.',
      },
    ],
  },
  {
    title: 'Who issues it, and where',
    fields: [
      {
        kind: 'text',
        name: 'issuer',
        label: 'Issuer',
        hint: 'The organisation asking for offers.',
        autoComplete: 'organization',
        isWide: true,
        required: true,
      },
      ...PLACE_FIELDS,
    ],
  },
  {
    title: 'Lots and documents',
    text: 'Skip what doesn’t apply.',
    fields: [
      {
        kind: 'repeated',
        name: 'lots',
        label: 'Lots',
        hint: 'Parts that can be bid for separately.',
        itemLabel: 'Lot',
        max: 20,
        fields: [
          { kind: 'text', name: 'title', label: 'Name of the lot', isWide: true, required: true },
          { kind: 'textarea', name: 'description', label: 'What it includes', rows: 2 },
        ],
      },
      {
        kind: 'repeated',
        name: 'documents',
        label: 'Documents',
        hint: 'Links to documents on your own website.',
        itemLabel: 'Document',
        max: 10,
        fields: [
          { kind: 'text', name: 'title', label: 'Name of the document', required: true },
          { kind: 'url', name: 'url', label: 'Web address', required: true },
        ],
      },
    ],
  },
  CLOSING_SECTION,
  {
    title: 'How to submit',
    text: 'Shown to bidders with the contact details.',
    fields: [
      {
        kind: 'textarea',
        name: 'howToSubmit',
        label: 'How to submit',
        hint: 'Where to send offers, in what form, and what to include.',
        rows: 4,
        required: true,
      },
      { kind: 'text', name: 'contactName', label: 'Contact name', isWide: true },
      { kind: 'email', name: 'contactEmail', label: 'Contact email' },
      { kind: 'tel', name: 'contactPhone', label: 'Contact phone' },
    ],
  },
]
