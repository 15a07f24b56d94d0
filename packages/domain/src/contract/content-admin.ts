import * as v from 'valibot'
import { TAKE_DOWN_REASONS } from '../moderation/submission-reasons.ts'
import { getReason } from './audited-action.ts'
import { call, errorResponses } from './call.ts'
import { ContentDraft } from './content-draft.ts'
import { ContentForm, ContentVersion, EDITED_KINDS } from './content-form.ts'
import { EventDetails } from './events.ts'
import { JobDetails } from './jobs.ts'
import { NewsArticle } from './news.ts'
import { ResourceDetails } from './editorial.ts'
import { body, filterText, Id, Instant, NoContent, oneOf, PathId, Problem, wholeNumber } from './shared.ts'
import { clock, day, optionalLine } from './submission-fields.ts'
import { TenderDetails } from './tenders.ts'

/** The states of content: not public yet, public from an instant on, public, public once. */
export const CONTENT_STATES = ['draft', 'scheduled', 'published', 'taken-down'] as const
export type ContentState = (typeof CONTENT_STATES)[number]

const administered = {
  id: Id,
  contentKind: v.picklist(EDITED_KINDS),
  title: v.string(),
  state: v.picklist(CONTENT_STATES),
  /** The path of its page, or the one that it had or will have. */
  path: v.string(),
  /** Whether an edit waits to be published, while the public sees what it saw. */
  hasEdit: v.boolean(),
  /** Whether it is made of a file that comes with the portal: it can be read here and edited there. */
  isFile: v.boolean(),
  /** When it is or was published; null of a draft. */
  publishedAt: v.nullable(Instant),
  /** When it was edited here last, and by whom; null of what never was. */
  changedAt: v.nullable(Instant),
  changedBy: v.nullable(v.string()),
}

/** Content in the list of administrators. */
export const ContentEntry = v.object(administered)
export type ContentEntry = v.InferOutput<typeof ContentEntry>

const editableContent = v.object({
  ...administered,
  /** Differs after each change; sent back with the next one. */
  version: v.number(),
  /** What the form begins with, by the names of its fields: the edit that waits, or what is stored. */
  fields: v.record(v.string(), v.unknown()),
  /** The zone of its place, in which its times are read; that of the portal where it has no single place. */
  timeZone: v.string(),
  /** Why it was taken down. */
  takenDown: v.nullable(
    v.object({ at: Instant, reason: v.nullable(v.string()), note: v.nullable(v.string()) }),
  ),
  /** Who is told of a take-down: people with a place, and whoever sent it in. */
  recipients: v.object({ places: v.number(), submitter: v.boolean() }),
})
/** By its name, so that the type of all calls stays short enough for the compiler to write down. */
export interface EditableContentSchema extends v.GenericSchema<
  v.InferInput<typeof editableContent>,
  v.InferOutput<typeof editableContent>
> {}

/** Content as its editor needs it. */
export const EditableContent: EditableContentSchema = editableContent
export type EditableContent = v.InferOutput<typeof EditableContent>

/** The refusal of a change that was begun before somebody else’s was stored. */
export const ContentConflict = v.object({
  ...Problem.entries,
  /** The content as it is now. */
  present: v.optional(EditableContent),
})
export type ContentConflict = v.InferOutput<typeof ContentConflict>

/** `search`: every word, anywhere in the title. */
export const ContentListQuery = v.object({
  kind: v.optional(oneOf(EDITED_KINDS)),
  state: v.optional(oneOf([...CONTENT_STATES, 'edited'])),
  search: filterText,
  limit: v.optional(wholeNumber(1, 100)),
  page: v.optional(wholeNumber(1, 10_000)),
})
export type ContentListQuery = v.InferOutput<typeof ContentListQuery>

const params = v.object({ id: PathId })
const REFUSALS = errorResponses(400, 401, 403, 404, 415, 429, 503)
const changed = { 200: EditableContent, 409: ContentConflict, ...REFUSALS } as const

/** Administrators. What waits in the queue is not in it. `X-Total-Count` counts all that match. */
export const listContent = call({
  method: 'GET',
  path: '/api/admin/content',
  summary: 'News, events, tenders, jobs and resources in every state, the newest first',
  tag: 'moderation',
  query: ContentListQuery,
  responses: { 200: v.array(ContentEntry), ...errorResponses(400, 401, 403, 429) },
})

/** Administrators. */
export const getContent = call({
  method: 'GET',
  path: '/api/admin/content/:id',
  summary: 'Content with every field of its editor',
  tag: 'moderation',
  params,
  responses: { 200: EditableContent, ...errorResponses(401, 403, 404, 429) },
})

/** Administrators. A title is enough; nobody else sees it before it is published. */
export const createContent = call({
  method: 'POST',
  path: '/api/admin/content',
  summary: 'Store a draft',
  tag: 'moderation',
  body: ContentDraft,
  responses: { 201: EditableContent, ...errorResponses(400, 401, 403, 409, 413, 415, 429, 503) },
})

/**
 * Administrators. A title is enough. A draft is replaced; of everything else the edit waits until it is published. 409: it was changed since
 * that version, or is made of a file.
 */
export const saveContent = call({
  method: 'PUT',
  path: '/api/admin/content/:id',
  summary: 'Store an edit; repeating it changes nothing',
  tag: 'moderation',
  params,
  body: ContentDraft,
  responses: { ...changed, ...errorResponses(413) },
})

/** What a page of each kind shows. */
export const ContentPreview = v.variant('contentKind', [
  v.object({ contentKind: v.literal('news'), item: NewsArticle }),
  v.object({ contentKind: v.literal('events'), item: EventDetails }),
  v.object({ contentKind: v.literal('tenders'), item: TenderDetails }),
  v.object({ contentKind: v.literal('jobs'), item: JobDetails }),
  v.object({ contentKind: v.literal('resources'), item: ResourceDetails }),
])
export type ContentPreview = v.InferOutput<typeof ContentPreview>

/** Administrators. Stores nothing. */
export const previewContent = call({
  method: 'POST',
  path: '/api/admin/content/preview',
  summary: 'Preview of content as its page shows it',
  tag: 'moderation',
  body: ContentForm,
  responses: { 200: ContentPreview, ...errorResponses(400, 401, 403, 413, 415, 429, 503) },
})

const readVersion = body({ version: ContentVersion })

/**
 * Administrators. 400: a field is missing or wrong, as drafts may be incomplete. Without a day it is public at once. An edit of what is public is public at once, with its first date.
 * People with a place at an event that it moves are told.
 */
export const publishContent = call({
  method: 'POST',
  path: '/api/admin/content/:id/publication',
  summary: 'Publish a draft or an edit, now or at a later time',
  tag: 'moderation',
  params,
  body: body({
    version: ContentVersion,
    /** On the clock of `timeZone`. */
    date: v.nullish(v.union([v.literal(''), day('Please enter a day')], 'Please enter a day'), ''),
    time: v.nullish(v.union([v.literal(''), clock('Please enter a time')], 'Please enter a time'), ''),
    timeZone: optionalLine('Time zone', 60),
  }),
  responses: changed,
})

/** Administrators. */
export const unscheduleContent = call({
  method: 'POST',
  path: '/api/admin/content/:id/unschedule',
  summary: 'Make scheduled content a draft again',
  tag: 'moderation',
  params,
  body: readVersion,
  responses: changed,
})

/** Administrators. Whoever sent it in, and people with a place at an event that is not over, are told. */
export const takeDownContent = call({
  method: 'POST',
  path: '/api/admin/content/:id/take-down',
  summary: 'Take published content off the site; it can be restored',
  tag: 'moderation',
  params,
  body: body({
    version: ContentVersion,
    reason: getReason(TAKE_DOWN_REASONS),
    note: optionalLine('Note', 500),
  }),
  responses: changed,
})

/** Administrators. */
export const restoreContent = call({
  method: 'POST',
  path: '/api/admin/content/:id/restore',
  summary: 'Restore what was taken down, with its address and date',
  tag: 'moderation',
  params,
  body: readVersion,
  responses: changed,
})

/** Administrators. */
export const discardEdit = call({
  method: 'POST',
  path: '/api/admin/content/:id/discard',
  summary: 'Discard an unpublished edit or a draft',
  tag: 'moderation',
  params,
  body: readVersion,
  responses: { 204: NoContent, 409: ContentConflict, ...REFUSALS },
})

/** A stored picture of content: its address in Markdown, and its size in pixels. */
export const ContentPicture = v.object({
  url: v.string(),
  width: v.number(),
  height: v.number(),
  color: v.string(),
})
export type ContentPicture = v.InferOutput<typeof ContentPicture>

/** Administrators. Nobody else sees it before content that names it is public. */
export const addContentPicture = call({
  method: 'POST',
  path: '/api/admin/content/pictures',
  summary: 'Store a picture, as a data URL, for content; a repeat gets the same answer',
  tag: 'moderation',
  body: body({ image: v.string('Please send the picture as a data address') }),
  responses: { 201: ContentPicture, ...errorResponses(400, 401, 403, 413, 415, 429, 503) },
})
