import * as v from 'valibot'
import { TAKE_DOWN_REASONS } from '../moderation/submission-reasons.ts'
import { getReason } from './audited-action.ts'
import { defineCall, errorResponses } from './call.ts'
import { ContentDraft } from './content-draft.ts'
import { ContentForm, ContentVersion, EDITED_KINDS } from './content-form.ts'
import { EventDetails } from './events.ts'
import { JobDetails } from './jobs.ts'
import { NewsArticle } from './news.ts'
import { ResourceDetails } from './editorial.ts'
import { body, filterText, Id, Instant, NoContent, oneOf, PathId, Problem, wholeNumber } from './shared.ts'
import { clock, day, optionalLine } from './submission-fields.ts'
import { TenderDetails } from './tenders.ts'

/** The states of content: not public yet, scheduled, public, taken down. */
export const CONTENT_STATES = ['draft', 'scheduled', 'published', 'taken-down'] as const
export type ContentState = (typeof CONTENT_STATES)[number]

const administered = {
  id: Id,
  contentKind: v.picklist(EDITED_KINDS),
  title: v.string(),
  state: v.picklist(CONTENT_STATES),
  /** The path of its page, even if it is not public now. */
  path: v.string(),
  /** Whether an edit waits to be published; the old version stays public until it is. */
  hasEdit: v.boolean(),
  /** Whether its source is a file in the repository, so that it is read-only here. */
  isFile: v.boolean(),
  /** The time of publication; null for a draft. */
  publishedAt: v.nullable(Instant),
  /** When and by whom it was last edited here; null if never. */
  changedAt: v.nullable(Instant),
  changedBy: v.nullable(v.string()),
}

/** Content in the list of administrators. */
export const ContentEntry = v.object(administered)
export type ContentEntry = v.InferOutput<typeof ContentEntry>

const editableContent = v.object({
  ...administered,
  /** Changes with each edit; sent back with the next one. */
  version: v.number(),
  /** The initial values of the form, by field: the unpublished edit, or the stored version. */
  fields: v.record(v.string(), v.unknown()),
  /** The time zone of its place, in which its times are read; the portal's where it has no single place. */
  timeZone: v.string(),
  /** Why it was taken down. */
  takenDown: v.nullable(
    v.object({ at: Instant, reason: v.nullable(v.string()), note: v.nullable(v.string()) }),
  ),
  /** Who gets a mail about a take-down: people with a place, and the submitter. */
  recipients: v.object({ places: v.number(), submitter: v.boolean() }),
})
/** Named, so that the type of all calls stays short enough for the compiler to emit. */
export interface EditableContentSchema extends v.GenericSchema<
  v.InferInput<typeof editableContent>,
  v.InferOutput<typeof editableContent>
> {}

/** Content for its editor. */
export const EditableContent: EditableContentSchema = editableContent
export type EditableContent = v.InferOutput<typeof EditableContent>

/** The rejection of a change that conflicts with somebody else’s. */
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

/** Administrators. Without items in the queue. `X-Total-Count` counts all that match. */
export const listContent = defineCall({
  method: 'GET',
  path: '/api/admin/content',
  summary: 'News, events, tenders, jobs and resources in every state, the newest first',
  tag: 'moderation',
  query: ContentListQuery,
  responses: { 200: v.array(ContentEntry), ...errorResponses(400, 401, 403, 429) },
})

/** Administrators. */
export const getContent = defineCall({
  method: 'GET',
  path: '/api/admin/content/:id',
  summary: 'Content with every field of its editor',
  tag: 'moderation',
  params,
  responses: { 200: EditableContent, ...errorResponses(401, 403, 404, 429) },
})

/** Administrators. Only the title is required; it is a draft until published. */
export const createContent = defineCall({
  method: 'POST',
  path: '/api/admin/content',
  summary: 'Store a draft',
  tag: 'moderation',
  body: ContentDraft,
  responses: { 201: EditableContent, ...errorResponses(400, 401, 403, 409, 413, 415, 429, 503) },
})

/**
 * Administrators. Only the title is required. Replaces a draft; for anything else the edit is kept until it is published.
 * 409: it was changed since that version, or its source is a file.
 */
export const saveContent = defineCall({
  method: 'PUT',
  path: '/api/admin/content/:id',
  summary: 'Store an edit; repeating it changes nothing',
  tag: 'moderation',
  params,
  body: ContentDraft,
  responses: { ...changed, ...errorResponses(413) },
})

/** The data of a page, by kind. */
export const ContentPreview = v.variant('contentKind', [
  v.object({ contentKind: v.literal('news'), item: NewsArticle }),
  v.object({ contentKind: v.literal('events'), item: EventDetails }),
  v.object({ contentKind: v.literal('tenders'), item: TenderDetails }),
  v.object({ contentKind: v.literal('jobs'), item: JobDetails }),
  v.object({ contentKind: v.literal('resources'), item: ResourceDetails }),
])
export type ContentPreview = v.InferOutput<typeof ContentPreview>

/** Administrators. Stores nothing. */
export const previewContent = defineCall({
  method: 'POST',
  path: '/api/admin/content/preview',
  summary: 'Preview of content as its page shows it',
  tag: 'moderation',
  body: ContentForm,
  responses: { 200: ContentPreview, ...errorResponses(400, 401, 403, 413, 415, 429, 503) },
})

const readVersion = body({ version: ContentVersion })

/**
 * Administrators. 400: a field is missing or wrong, since drafts may be incomplete. Without a day it is public at once. An
 * edit of public content is public at once and keeps the first date. If it moves an event, people with a place get a mail.
 */
export const publishContent = defineCall({
  method: 'POST',
  path: '/api/admin/content/:id/publication',
  summary: 'Publish a draft or an edit, now or at a later time',
  tag: 'moderation',
  params,
  body: body({
    version: ContentVersion,
    /** In `timeZone`. */
    date: v.nullish(v.union([v.literal(''), day('Please enter a day')], 'Please enter a day'), ''),
    time: v.nullish(v.union([v.literal(''), clock('Please enter a time')], 'Please enter a time'), ''),
    timeZone: optionalLine('Time zone', 60),
  }),
  responses: changed,
})

/** Administrators. */
export const unscheduleContent = defineCall({
  method: 'POST',
  path: '/api/admin/content/:id/unschedule',
  summary: 'Make scheduled content a draft again',
  tag: 'moderation',
  params,
  body: readVersion,
  responses: changed,
})

/** Administrators. The submitter, and people with a place at an event that is not over, get a mail. */
export const takeDownContent = defineCall({
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
export const restoreContent = defineCall({
  method: 'POST',
  path: '/api/admin/content/:id/restore',
  summary: 'Restore what was taken down, with its address and date',
  tag: 'moderation',
  params,
  body: readVersion,
  responses: changed,
})

/** Administrators. */
export const discardEdit = defineCall({
  method: 'POST',
  path: '/api/admin/content/:id/discard',
  summary: 'Discard an unpublished edit or a draft',
  tag: 'moderation',
  params,
  body: readVersion,
  responses: { 204: NoContent, 409: ContentConflict, ...REFUSALS },
})

/** A stored picture of content: its URL for Markdown, and its size in pixels. */
export const ContentPicture = v.object({
  url: v.string(),
  width: v.number(),
  height: v.number(),
  color: v.string(),
})
export type ContentPicture = v.InferOutput<typeof ContentPicture>

/** Administrators. Nobody else sees it before content with it is public. */
export const addContentPicture = defineCall({
  method: 'POST',
  path: '/api/admin/content/pictures',
  summary: 'Store a picture, as a data URL, for content; a repeat gets the same response',
  tag: 'moderation',
  body: body({ image: v.string('Please send the picture as a data address') }),
  responses: { 201: ContentPicture, ...errorResponses(400, 401, 403, 413, 415, 429, 503) },
})
