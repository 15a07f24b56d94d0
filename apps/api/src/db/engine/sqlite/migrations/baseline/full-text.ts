/** The tokenizer: no accents, any script. Facet tokens have underscores. */
const TOKENIZER = `tokenize = 'unicode61 remove_diacritics 2 tokenchars ''_'''`

/** The indexed columns of a row. */
const LISTING = ['name', 'category', 'place', 'description', 'tags', 'facets']
const NAME = ['name']
const CONTENT = ['title', 'summary', 'words', 'body', 'facets']
const PERSON = ['first_name', 'last_name', 'email']

const of = (row: 'new' | 'old', columns: readonly string[]): string =>
  columns.map((column) => `${row}.${column}`).join(', ')

const add = (index: string, columns: readonly string[]): string =>
  `insert into ${index} (rowid, ${columns.join(', ')}) values (new.id, ${of('new', columns)});`

const take = (index: string, columns: readonly string[]): string =>
  `insert into ${index} (${index}, rowid, ${columns.join(', ')}) values ('delete', old.id, ${of('old', columns)});`

const addListing = `begin ${add('business_search', LISTING)} ${add('business_names', NAME)} end`
const takeListing = `begin ${take('business_search', LISTING)} ${take('business_names', NAME)} end`
const changeListing = `begin ${take('business_search', LISTING)} ${take('business_names', NAME)}
      ${add('business_search', LISTING)} ${add('business_names', NAME)} end`

/** Whether a change of content affects its words. */
const IS_OTHER_CONTENT = CONTENT.map((column) => `old.${column} is not new.${column}`).join(' or ')

/**
 * Full-text indexes without their own texts: those are rows of a table or view, and triggers remove the words of the old
 * row and add those of the new one.
 */
export const fullText: readonly string[] = [
  `create view listed_texts as select id, ${LISTING.join(', ')} from businesses where listed = 1`,
  `create virtual table business_search using fts5 (
    ${LISTING.join(', ')}, content = 'listed_texts', content_rowid = 'id', prefix = '2 3', ${TOKENIZER}
  )`,
  `create virtual table business_names using fts5 (
    ${NAME.join(', ')}, content = 'listed_texts', content_rowid = 'id', prefix = '2 3', ${TOKENIZER}
  )`,
  `create trigger search_business_insert after insert on businesses
    when new.listed = 1 ${addListing}`,
  `create trigger search_business_delete after delete on businesses
    when old.listed = 1 ${takeListing}`,
  `create trigger search_business_leave after update on businesses
    when old.listed = 1 and new.listed = 0 ${takeListing}`,
  `create trigger search_business_enter after update on businesses
    when old.listed = 0 and new.listed = 1 ${addListing}`,
  `create trigger search_business_change after update on businesses
    when old.listed = 1 and new.listed = 1 and (${of('old', LISTING)}) is not (${of('new', LISTING)})
    ${changeListing}`,
  `create view approved_content as select id, ${CONTENT.join(', ')} from content where status = 'approved'`,
  `create virtual table content_search using fts5 (
    ${CONTENT.join(', ')}, content = 'approved_content', content_rowid = 'id', prefix = '2 3', ${TOKENIZER}
  )`,
  `create trigger content_search_insert after insert on content
    when new.status = 'approved' begin ${add('content_search', CONTENT)} end`,
  `create trigger content_search_delete after delete on content
    when old.status = 'approved' begin ${take('content_search', CONTENT)} end`,
  `create trigger content_search_leave after update on content
    when old.status = 'approved' and not new.status = 'approved' begin ${take('content_search', CONTENT)} end`,
  `create trigger content_search_enter after update on content
    when not old.status = 'approved' and new.status = 'approved' begin ${add('content_search', CONTENT)} end`,
  `create trigger content_search_change after update on content
    when old.status = 'approved' and new.status = 'approved' and (${IS_OTHER_CONTENT})
    begin ${take('content_search', CONTENT)} ${add('content_search', CONTENT)} end`,
  `create virtual table user_search using fts5 (
    ${PERSON.join(', ')}, content = 'users', content_rowid = 'id', prefix = '2 3',
    tokenize = 'unicode61 remove_diacritics 2'
  )`,
  `create trigger search_user_insert after insert on users begin ${add('user_search', PERSON)} end`,
  `create trigger search_user_delete after delete on users begin ${take('user_search', PERSON)} end`,
  `create trigger search_user_change after update on users
    when (${of('old', PERSON)}) is not (${of('new', PERSON)})
    begin ${take('user_search', PERSON)} ${add('user_search', PERSON)} end`,
]
