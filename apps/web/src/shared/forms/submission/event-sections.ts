import { SUBMISSION_LIMITS } from '@portal/domain/contract'
import { EVENT_TYPES } from '@portal/reference-data'
import { PLACE_FIELDS, createSelectField } from './common-fields.ts'
import type { FormSection } from './definition.ts'

const { summary } = SUBMISSION_LIMITS

/** The fields of an event, for submissions and for the editor of administrators. */
export const EVENT_SECTIONS: readonly FormSection[] = [
  {
    title: 'The event',
    fields: [
      {
        kind: 'text',
        name: 'title',
        label: 'Title',
        hint: 'Say what and where: “Makers’ market in Gizo”.',
        isWide: true,
        required: true,
      },
      {
        ...createSelectField('type', 'Type', 'Choose a type', EVENT_TYPES),
        hint: 'Visitors filter by this.',
      },
      {
        kind: 'text',
        name: 'price',
        label: 'Price',
        hint: 'Such as “SBD 150, lunch included”. Leave blank if free.',
      },
      {
        kind: 'textarea',
        name: 'description',
        label: 'Description',
        hint: 'Two or three sentences, as shown in the list.',
        rows: 3,
        lengthLimits: summary,
        required: true,
      },
      {
        kind: 'textarea',
        name: 'programme',
        label: 'Programme',
        hint: 'What happens when, and what to bring. An empty line starts a new paragraph.',
        rows: 8,
      },
      {
        kind: 'text',
        name: 'speaker',
        label: 'Speaker',
        hint: 'For a webinar or a workshop: who speaks.',
      },
    ],
  },
  {
    title: 'Where',
    fields: [
      {
        kind: 'text',
        name: 'location',
        label: 'Venue',
        hint: 'The building and the town; “Online” for a webinar.',
        isWide: true,
        required: true,
      },
      ...PLACE_FIELDS,
    ],
  },
  {
    title: 'When',
    text: 'Days and times are in the local time of the country you chose.',
    fields: [
      { kind: 'date', name: 'date', label: 'First day', required: true },
      { kind: 'time', name: 'startTime', label: 'Starts at', required: true },
      { kind: 'date', name: 'endDate', label: 'Last day', hint: 'Leave blank if it ends on the first day.' },
      { kind: 'time', name: 'endTime', label: 'Ends at', hint: 'On the last day.', required: true },
    ],
  },
  {
    title: 'Who organises it',
    fields: [
      {
        kind: 'text',
        name: 'organiser',
        label: 'Organiser',
        hint: 'A business, a group or a person.',
        autoComplete: 'organization',
        isWide: true,
        required: true,
      },
      { kind: 'url', name: 'website', label: 'Website' },
      {
        kind: 'email',
        name: 'contactEmail',
        label: 'Contact email',
        hint: 'Shown to visitors. We email you each registration.',
      },
      {
        kind: 'number',
        name: 'capacity',
        label: 'Places',
        hint: 'How many can register here. Leave blank for no limit.',
      },
    ],
  },
]
