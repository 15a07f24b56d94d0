const PLACE_AND_TRADE = (row: string) =>
  `(${['country', 'province', 'category', 'counted_flags'].map((column) => `${row}.${column}`).join(', ')})`

/** Whether a listing counts in another combination than before. */
const IS_COUNTED_ELSEWHERE = `${PLACE_AND_TRADE('old')} is not ${PLACE_AND_TRADE('new')}`

const ADD = `
      insert into business_counts (country, province, category, counted_flags, listings)
      values (new.country, ifnull(new.province, ''), new.category, new.counted_flags, 1)
      on conflict do update set listings = listings + 1;`

const TAKE = `
      update business_counts set listings = listings - 1
      where country = old.country and province = ifnull(old.province, '')
        and category = old.category and counted_flags = old.counted_flags;`

/** Counts of listings by place, trade and facet values; a combination that once had listings stays, with 0. */
const counts = [
  `create trigger counts_business_insert after insert on businesses
    when new.listed = 1 begin ${ADD} end`,
  `create trigger counts_business_delete after delete on businesses
    when old.listed = 1 begin ${TAKE} end`,
  `create trigger counts_business_leave after update on businesses
    when old.listed = 1 and (new.listed = 0 or ${IS_COUNTED_ELSEWHERE}) begin ${TAKE} end`,
  `create trigger counts_business_enter after update on businesses
    when new.listed = 1 and (old.listed = 0 or ${IS_COUNTED_ELSEWHERE}) begin ${ADD} end`,
]

/** Gives a business whose public data may differ a new id among the changes. */
const changes = [
  `create trigger changes_business_insert after insert on businesses when new.listed = 1
    begin insert or replace into business_changes (business_id) values (new.id); end`,
  `create trigger changes_business_update after update on businesses when old.listed = 1 or new.listed = 1
    begin insert or replace into business_changes (business_id) values (new.id); end`,
  `create trigger changes_business_delete after delete on businesses when old.listed = 1
    begin insert or replace into business_changes (business_id) values (old.id); end`,
]

/** Each different opening pattern is stored once in a table of its own. */
const patterns = [
  `create trigger opening_patterns_insert after insert on businesses when new.opening is not null
    begin insert or ignore into opening_patterns (key, pattern) values (new.opening_key, new.opening); end`,
  `create trigger opening_patterns_update after update of opening on businesses when new.opening is not null
    begin insert or ignore into opening_patterns (key, pattern) values (new.opening_key, new.opening); end`,
]

/** Triggers that maintain the tables that lists read besides businesses. */
export const listingTriggers: readonly string[] = [...counts, ...changes, ...patterns]
