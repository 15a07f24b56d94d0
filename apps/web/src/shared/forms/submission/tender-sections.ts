import { SUBMISSION_LIMITS } from '@portal/domain/contract'
import { TENDER_KINDS } from '@portal/reference-data'
import { CLOSING_SECTION, INDUSTRY_FIELD, PLACE_FIELDS, selectField } from './common-fields.ts'
import type { FormSection } from './definition.ts'

const { summary, text } = SUBMISSION_LIMITS

/** The fields of a tender, as they are sent in and as administrators edit them. */
export const TENDER_SECTIONS: readonly FormSection[] = [
  {
    title: 'What you ask for',
    fields: [
      {
        kind: 'text',
        name: 'title',
        label: 'Title',
        hint: 'What, and where: “Solar lights for Auki market”.',
        isWide: true,
        required: true,
      },
      selectField('kind', 'Kind', 'Choose a kind', TENDER_KINDS),
      INDUSTRY_FIELD,
      {
        kind: 'textarea',
        name: 'summary',
        label: 'Summary',
        hint: 'Two or three sentences, as they stand in the list.',
        rows: 3,
        lengthLimits: summary,
        required: true,
      },
      {
        kind: 'textarea',
        name: 'description',
        label: 'Description',
        hint: 'What is to be delivered or done, by when. An empty line begins a new paragraph.',
        rows: 8,
        lengthLimits: text,
        required: true,
      },
      {
        kind: 'textarea',
        name: 'eligibility',
        label: 'Who may apply',
        hint: 'Licences, experience, where the bidder has to be registered.',
        rows: 3,
      },
      {
        kind: 'text',
        name: 'value',
        label: 'Value',
        hint: 'If you want to name it: “SBD 300,000 to 400,000”.',
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
        hint: 'The organisation that asks for offers.',
        autoComplete: 'organization',
        isWide: true,
        required: true,
      },
      ...PLACE_FIELDS,
    ],
  },
  {
    title: 'Lots and documents',
    text: 'Leave out what there is none of.',
    fields: [
      {
        kind: 'repeated',
        name: 'lots',
        label: 'Lots',
        hint: 'Parts that can be offered for on their own.',
        itemLabel: 'Lot',
        max: 20,
        fields: [
          { kind: 'text', name: 'title', label: 'Name of the lot', isWide: true, required: true },
          { kind: 'textarea', name: 'description', label: 'What it holds', rows: 2 },
        ],
      },
      {
        kind: 'repeated',
        name: 'documents',
        label: 'Documents',
        hint: 'Links to the papers on your own site.',
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
    text: 'Bidders read this, with the contact.',
    fields: [
      {
        kind: 'textarea',
        name: 'howToSubmit',
        label: 'How to submit',
        hint: 'Where offers go, in which form, and what has to be in them.',
        rows: 4,
        required: true,
      },
      { kind: 'text', name: 'contactName', label: 'Contact name', isWide: true },
      { kind: 'email', name: 'contactEmail', label: 'Contact email' },
      { kind: 'tel', name: 'contactPhone', label: 'Contact phone' },
    ],
  },
]
