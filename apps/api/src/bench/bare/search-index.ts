import { COUNTRY_CODES, PROVINCES } from '@portal/domain/place'
import { INDUSTRIES } from '@portal/reference-data'
import type SqliteDatabase from 'better-sqlite3'
import type { Filter } from '#features/businesses/filter.ts'

/** Places in an order in which each country is one run: its listings without a province, then its provinces. */
const PLACES = COUNTRY_CODES.flatMap((country) => [
  { country, province: '' },
  ...PROVINCES.filter((row) => row.country === country).map((row) => ({ country, province: row.code })),
])
const INDUSTRY_SLUGS: readonly string[] = INDUSTRIES.map(({ slug }) => slug)
/** A key is place, industry and rank: so many keys of one industry follow each other, and so many of one place. */
const RANKS = 2 ** 32
const INDUSTRY_KEYS = 256

/**
 * Creates the bare server's own full-text index of what is public: external content, with place, industry and rank in
 * each row number, so that a filter is a range of rows. Created once; what is written later is not public yet.
 */
export function makeSearchIndex(sqlite: SqliteDatabase.Database, now: number): void {
  sqlite.exec(`
    create table bare_keys (key integer primary key, id integer not null) strict;
    create temp table places (number integer primary key, country text, province text);
    create temp table industries (number integer primary key, slug text);
    create view bare_texts as
      select key, name, category, place, description from bare_keys join businesses using (id);
    create virtual table bare_search using fts5 (
      name, category, place, description, content = 'bare_texts', content_rowid = 'key',
      detail = 'full', columnsize = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
    );`)
  const addPlace = sqlite.prepare('insert into temp.places values (?, ?, ?)')
  for (const [number, { country, province }] of PLACES.entries()) addPlace.run(number, country, province)
  const addIndustry = sqlite.prepare('insert into temp.industries values (?, ?)')
  for (const [position, slug] of INDUSTRY_SLUGS.entries()) addIndustry.run(position + 1, slug)
  sqlite
    .prepare(
      `insert into bare_keys
       select (places.number * ${INDUSTRY_KEYS} + ifnull(industries.number, 0)) * ${RANKS} +
         row_number() over (partition by places.number, industries.number order by rating_score desc, id desc), id
       from businesses
       join temp.places on places.country = businesses.country and places.province = ifnull(businesses.province, '')
       left join temp.industries on industries.slug = businesses.industry
       where listed = 1 and public_until > ? order by 1`,
    )
    .run(now)
  sqlite.exec(
    "insert into bare_search (bare_search) values ('rebuild'); drop table temp.places; drop table temp.industries",
  )
}

/** The rows in which a filter's listings lie. */
export function keyRange({
  country,
  province,
  category,
  industry,
  filterFlags,
  typeFlags,
}: Filter): [bigint, bigint] {
  if (category !== undefined || filterFlags !== 0 || typeFlags !== 0 || (industry && !province))
    throw new Error('The bare server searches by place, or by province and industry')
  const own = PLACES.filter(
    (place) =>
      (province === undefined || place.province === province) &&
      (country === undefined || place.country === country),
  )
  const first = PLACES.findIndex((place) => place === own[0])
  const begin = first * INDUSTRY_KEYS + (industry ? INDUSTRY_SLUGS.indexOf(industry) + 1 : 0)
  const end = industry ? begin + 1 : (first + own.length) * INDUSTRY_KEYS
  return [BigInt(begin) * BigInt(RANKS), BigInt(end) * BigInt(RANKS) - 1n]
}
