import {
  NEWS_CATEGORIES,
  RESOURCE_TABS,
  RESOURCE_TOPICS,
  RESOURCE_TYPES,
  COUNTRY_CODES,
} from '@portal/reference-data'
import * as v from 'valibot'
import { isCalendarDay } from '../shared/calendar-day.ts'
import { hasEndAfterStart, EVENT_ENDS_LATER, EVENT_TIMES, eventFields } from './events.ts'
import { jobFields } from './jobs.ts'
import { minCharacters, maxCharacters } from './length.ts'
import { body, listOf } from './shared.ts'
import { day, optionalLine, provinceInCountry, requiredLine, SUBMISSION_LIMITS } from './submission-fields.ts'
import { tenderFields } from './tenders.ts'
import { line, paragraphs, webAddress } from './text.ts'

/** The kinds of content that administrators write, as in the paths of their lists. */
export const EDITED_KINDS = ['news', 'events', 'tenders', 'jobs', 'resources'] as const
export type EditedKind = (typeof EDITED_KINDS)[number]

/** The greatest lengths of content fields, in characters. */
export const CONTENT_LIMITS = {
  text: 20_000,
  alt: 200,
  caption: 300,
  excerpt: 300,
  description: 160,
  /** Of unpublished content. */
  draftTitle: 500,
} as const

const VERSION = 'Please send the version that was edited'
const COUNTRIES = 'Please choose from the five countries'
const FEATURED = 'Please choose whether it is featured'
const PICTURE = 'Please send the picture by its address and what it shows'
const SOURCES = 'Please send the sources as a list'

/** The version that an administrator has read; 0 for content never edited here. */
export const ContentVersion = v.pipe(v.number(VERSION), v.integer(VERSION), v.minValue(0, VERSION))

const markdown = (label: string) => {
  const tooLong = `${label} must be at most ${CONTENT_LIMITS.text} characters`
  return v.pipe(
    paragraphs(`Please write the ${label.toLowerCase()}`, tooLong),
    maxCharacters(CONTENT_LIMITS.text, tooLong),
  )
}

const requiredMarkdown = (label: string) =>
  v.pipe(markdown(label), minCharacters(1, `Please write the ${label.toLowerCase()}`))

const countries = v.nullish(
  listOf(v.picklist(COUNTRY_CODES, COUNTRIES), COUNTRY_CODES.length, { none: COUNTRIES, tooMany: COUNTRIES }),
  [],
)

/** A picture at the top of an article: its URL, alternative text and caption. */
const coverPicture = v.nullish(
  v.object(
    {
      url: v.pipe(line(PICTURE), v.startsWith('/media/', PICTURE)),
      alt: v.pipe(
        line('Please describe the picture'),
        minCharacters(1, 'Please describe the picture for people who can’t see it'),
        maxCharacters(CONTENT_LIMITS.alt, `A description must be at most ${CONTENT_LIMITS.alt} characters`),
      ),
      caption: optionalLine('Caption', CONTENT_LIMITS.caption),
    },
    PICTURE,
  ),
  null,
)

/** The fields of every kind. */
const shared = {
  version: v.optional(ContentVersion, 0),
  isFeatured: v.nullish(v.boolean(FEATURED), false),
}

const newsForm = body({
  contentKind: v.literal('news'),
  ...shared,
  title: requiredLine('Title', SUBMISSION_LIMITS.title),
  excerpt: requiredLine('Excerpt', SUBMISSION_LIMITS.summary),
  text: requiredMarkdown('Text'),
  category: v.picklist(
    NEWS_CATEGORIES.map(({ name }) => name),
    'Please select a category',
  ),
  countries,
  author: optionalLine('Author', SUBMISSION_LIMITS.name.max),
  picture: coverPicture,
})

const eventForm = v.pipe(
  body({
    contentKind: v.literal('events'),
    ...shared,
    ...eventFields,
    programme: v.nullish(markdown('Programme'), ''),
  }),
  v.forward(v.partialCheck(EVENT_TIMES, hasEndAfterStart, EVENT_ENDS_LATER), ['endTime']),
  provinceInCountry(),
)

const tenderForm = v.pipe(
  body({
    contentKind: v.literal('tenders'),
    ...shared,
    ...tenderFields,
    description: requiredMarkdown('Description'),
  }),
  provinceInCountry(),
)

const jobForm = v.pipe(
  body({
    contentKind: v.literal('jobs'),
    ...shared,
    ...jobFields,
    description: requiredMarkdown('Description'),
  }),
  provinceInCountry(),
)

const SOURCE_DATE = 'Please enter a day such as 2026-11-20, a month or a year'

const source = body({
  title: requiredLine('Source', { min: 2, max: 200 }),
  publisher: requiredLine('Publisher', { min: 2, max: 200 }),
  url: v.nullish(
    v.union([v.literal(''), webAddress], 'Please enter a web address such as https://example.com'),
    '',
  ),
  date: v.pipe(
    line('Please enter the day, month or year of the source'),
    v.regex(/^\d{4}(-\d{2}){0,2}$/, SOURCE_DATE),
    v.check((text) => isCalendarDay(`${text}-01-01`.slice(0, 10)), SOURCE_DATE),
  ),
})

const resourceForm = body({
  contentKind: v.literal('resources'),
  ...shared,
  title: requiredLine('Title', SUBMISSION_LIMITS.title),
  description: requiredLine('Description', { min: 20, max: CONTENT_LIMITS.description }),
  text: requiredMarkdown('Text'),
  type: v.picklist(RESOURCE_TYPES, 'Please select a type'),
  topic: v.picklist(RESOURCE_TOPICS, 'Please select a topic'),
  tab: v.picklist(
    RESOURCE_TABS.map(({ slug }) => slug),
    'Please select a tab',
  ),
  countries,
  reviewedOn: day('Please enter the day it was checked'),
  sources: v.nullish(listOf(source, 20, { none: SOURCES, tooMany: 'Please use at most 20 sources' }), []),
})

/** The content form of each kind. Texts are Markdown; days and times are local to the place. */
export const CONTENT_FORMS = {
  news: newsForm,
  events: eventForm,
  tenders: tenderForm,
  jobs: jobForm,
  resources: resourceForm,
} as const satisfies Record<EditedKind, v.GenericSchema>

const contentForm = v.variant(
  'contentKind',
  [newsForm, eventForm, tenderForm, jobForm, resourceForm],
  'Please choose the kind of content',
)
/** Named, so that the type of all calls stays short enough for the compiler to emit. */
export interface ContentFormSchema extends v.GenericSchema<
  v.InferInput<typeof contentForm>,
  v.InferOutput<typeof contentForm>
> {}

/** Content of any kind as administrators write it. */
export const ContentForm: ContentFormSchema = contentForm
export type ContentForm = v.InferOutput<typeof ContentForm>
/** Content of one kind as administrators write it. */
export type ContentFormOf<Kind extends EditedKind> = Extract<ContentForm, { contentKind: Kind }>
