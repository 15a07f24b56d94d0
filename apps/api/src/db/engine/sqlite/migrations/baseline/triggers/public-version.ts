const RAISE = 'begin update public_version set value = value + 1 where id = 1; end'

/** The public columns of content. The taken places at an event change often, and have their own version. */
const VERSIONED_CONTENT_COLUMNS = [
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
]

/** Triggers that raise the public version, once for each row that changes anything public. */
export const publicVersionTriggers: readonly string[] = [
  `create trigger version_business_insert after insert on businesses
    when new.listed = 1 ${RAISE}`,
  `create trigger version_business_update after update on businesses
    when old.listed = 1 or new.listed = 1 ${RAISE}`,
  `create trigger version_business_delete after delete on businesses
    when old.listed = 1 ${RAISE}`,
  `create trigger version_slug_insert after insert on business_slugs ${RAISE}`,
  `create trigger version_review_insert after insert on reviews
    when new.status = 'published' ${RAISE}`,
  `create trigger version_review_update after update on reviews
    when old.status = 'published' or new.status = 'published' ${RAISE}`,
  `create trigger version_review_delete after delete on reviews
    when old.status = 'published' ${RAISE}`,
  `create trigger version_reviewer_update after update of first_name, last_name, profile_image_url on users
    when exists (select 1 from reviews where user_id = new.id) ${RAISE}`,
  `create trigger content_version_insert after insert on content
    when new.status = 'approved' ${RAISE}`,
  `create trigger content_version_update after update of ${VERSIONED_CONTENT_COLUMNS.join(', ')} on content
    when new.status = 'approved' or old.status = 'approved' ${RAISE}`,
  `create trigger content_version_delete after delete on content
    when old.status = 'approved' ${RAISE}`,
  `create trigger content_places_update after update of registrations on content
    when new.registrations <> old.registrations
    begin update public_version set places = places + 1 where id = 1; end`,
]
