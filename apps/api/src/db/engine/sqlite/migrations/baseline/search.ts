/** The words of listings, for spelling corrections, and past searches. */
export const search: readonly string[] = [
  `create table search_words (
    id integer primary key,
    word text not null unique,
    shown text not null,
    uses integer not null,
    stem text not null,
    root text not null
  ) strict`,
  'create index search_words_by_stem on search_words (stem)',
  'create index search_words_by_root on search_words (root)',
  `create table search_word_deletions (
    part text not null,
    id integer not null,
    primary key (part, id)
  ) strict, without rowid`,
  `create table search_terms (
    id integer primary key,
    stamp integer not null,
    terms blob not null
  ) strict`,
  'create index search_terms_by_stamp on search_terms (stamp)',
  `create table search_index_state (
    id integer primary key check (id = 1),
    rules integer not null
  ) strict`,
  `create table search_word_overrides (
    id integer primary key autoincrement,
    words text not null check (words <> ''),
    relation text not null check (relation in ('equal', 'is', 'kind', 'near')),
    meanings text not null check (meanings <> ''),
    category text,
    added_by integer references users (id) on delete set null,
    added_at integer not null,
    changed_at integer
  ) strict`,
  'create index search_words_by_person on search_word_overrides (added_by) where added_by is not null',
  `create table search_days (
    day text not null,
    is_found integer not null check (is_found in (0, 1)),
    count integer not null check (count > 0),
    primary key (day, is_found)
  ) strict, without rowid`,
  `create table search_texts (
    day text not null,
    text text not null check (text <> ''),
    is_found integer not null check (is_found in (0, 1)),
    count integer not null check (count > 0),
    primary key (day, text)
  ) strict, without rowid`,
  'create index search_texts_by_text on search_texts (text, day, count)',
]
