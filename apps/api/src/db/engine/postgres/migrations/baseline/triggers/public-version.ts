import { createStatementTrigger } from './statement-trigger.ts'

/** The public columns of content. The taken places at an event change often, and have their own version. */
export const VERSIONED_CONTENT_COLUMNS = [
  'id',
  'kind',
  'slug',
  'status',
  'published_at',
  'starts_at',
  'ends_at',
  'time_zone',
  'countries',
  'province',
  'category',
  'industry',
  'is_featured',
  'is_sample',
  'read_time',
  'title',
  'summary',
  'details',
  'words',
  'facets',
  'reference',
  'submitter_name',
  'submitter_email',
  'submitted_at',
  'rejection_reason',
  'rejection_note',
  'rejected_at',
  'file_hash',
  'body',
  'document',
  'sequence',
  'title_text',
] as const

const COUNTERS = ['value', 'places'] as const

/** Raises a counter of the version row when a query has rows. */
const raiseIf = (counter: (typeof COUNTERS)[number], query: string) => `
    if exists (${query}) then
      update public_version set ${counter} = ${counter} + 1 where id = 1;
    end if;`

const BOTH = 'from new_rows join old_rows using (id)'

const areDifferent = (columns: readonly string[]) => {
  const row = (rows: string) => `(${columns.map((column) => `${rows}.${column}`).join(', ')})`
  return `${row('new_rows')} is distinct from ${row('old_rows')}`
}

const LISTED = 'listed = 1'
const APPROVED = `status = 'approved'`
const PUBLISHED = `status = 'published'`
const PROFILE = ['first_name', 'last_name', 'profile_image_url']

/** Triggers that raise the public version, once for each statement that changes anything public. */
export const publicVersionTriggers: readonly string[] = [
  ...raiseOnRows('version_business', 'businesses', LISTED),
  ...raiseOnUpdate('version_business', 'businesses', LISTED),
  ...raiseOnRows('version_review', 'reviews', PUBLISHED),
  ...raiseOnUpdate('version_review', 'reviews', PUBLISHED),
  ...raiseOnRows('content_version', 'content', APPROVED),
  ...createStatementTrigger({
    name: 'content_version_update',
    event: 'update',
    table: 'content',
    body: raiseIf(
      'value',
      `select ${BOTH}
      where 'approved' in (new_rows.status, old_rows.status) and ${areDifferent(VERSIONED_CONTENT_COLUMNS)}`,
    ),
  }),
  ...createStatementTrigger({
    name: 'content_places_update',
    event: 'update',
    table: 'content',
    body: raiseIf('places', `select ${BOTH} where ${areDifferent(['registrations'])}`),
  }),
  ...createStatementTrigger({
    name: 'version_reviewer_update',
    event: 'update',
    table: 'users',
    body: raiseIf(
      'value',
      `select ${BOTH} where ${areDifferent(PROFILE)}
        and exists (select from reviews where reviews.user_id = new_rows.id)`,
    ),
  }),
  ...createStatementTrigger({
    name: 'version_slug_insert',
    event: 'insert',
    table: 'business_slugs',
    body: raiseIf('value', 'select from new_rows'),
  }),
]

/** Inserted and deleted rows count if they are public. */
function raiseOnRows(name: string, table: string, isPublic: string): string[] {
  return [
    ...createStatementTrigger({
      name: `${name}_insert`,
      event: 'insert',
      table,
      body: raiseIf('value', `select from new_rows where ${isPublic}`),
    }),
    ...createStatementTrigger({
      name: `${name}_delete`,
      event: 'delete',
      table,
      body: raiseIf('value', `select from old_rows where ${isPublic}`),
    }),
  ]
}

/** Updated rows count if they were public or are now, whichever columns the statement set. */
function raiseOnUpdate(name: string, table: string, isPublic: string): string[] {
  return createStatementTrigger({
    name: `${name}_update`,
    event: 'update',
    table,
    body: raiseIf(
      'value',
      `select from new_rows where ${isPublic} union all select from old_rows where ${isPublic}`,
    ),
  })
}
