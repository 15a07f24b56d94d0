select "id"
from "search_terms"
where "stamp" >= +?;

select "id", "word", "shown", "uses", "stem"
from "search_words"
where "root" = +?
order by "uses" desc, "word";

select "id", "word", "shown", "uses", "stem"
from "search_words"
where "search_words"."id" in (select id
from search_word_deletions
where "search_word_deletions"."part" in (select value
from json_each(+?) as part));

select "id", "word", "shown", "uses", "stem"
from "search_words"
where "stem" = +?
order by "uses" desc, "word";

select "id", "word", "shown", "uses", "stem"
from "search_words"
where "word" = +?
order by "uses" desc, "word";

select "id", "word", "shown", "uses", "stem"
from "search_words"
where "word" >= +? and "word" < +?
order by "uses" desc, "word"
limit +?;

select "search_terms"."id", "terms", "category", "prior", "temporarily_closed"
from "search_terms"
inner join "businesses" on "businesses"."id" = "search_terms"."id"
where "search_terms"."id" in (select value
from json_each(+?) as listed);

select "words", "relation", "meanings", "category"
from "search_word_overrides"
order by "id";

select '[' || coalesce(string_agg("card", ','), '') || ']' as json
from (
select case when businesses.is_featured = 1 and businesses.featured_until <= +? then replace(businesses.card, '"isFeatured":true', '"isFeatured":false') else businesses.card end as card
from json_each(+?) as found
cross join businesses
where businesses.id = found.value
order by created_at desc, businesses.id desc
limit +? offset +? ) as cards;

select '[' || coalesce(string_agg("card", ','), '') || ']' as json
from (
select case when businesses.is_featured = 1 and businesses.featured_until <= +? then replace(businesses.card, '"isFeatured":true', '"isFeatured":false') else businesses.card end as card
from json_each(+?) as found
cross join businesses
where businesses.id = found.value
order by found.key
limit +? offset +? ) as cards;

select '[' || coalesce(string_agg("card", ','), '') || ']' as json
from (
select case when businesses.is_featured = 1 and businesses.featured_until <= +? then replace(businesses.card, '"isFeatured":true', '"isFeatured":false') else businesses.card end as card
from json_each(+?) as found
cross join businesses
where businesses.id = found.value
order by rating_score desc, businesses.id desc
limit +? offset +? ) as cards;

select '[' || coalesce(string_agg("card", ','), '') || ']' as json
from (
select case when businesses.is_featured = 1 and businesses.featured_until <= +? then replace(businesses.card, '"isFeatured":true', '"isFeatured":false') else businesses.card end as card
from json_each(+?) as found
cross join businesses
where businesses.id = found.value
order by sort_name, businesses.id
limit +? offset +? ) as cards;

select '[' || coalesce(string_agg("card", ','), '') || ']' as json, count(*) as rows
from (
select case when businesses.is_featured = 1 and businesses.featured_until <= +? then replace(businesses.card, '"isFeatured":true', '"isFeatured":false') else businesses.card end as card
from json_each(+?) as wanted
cross join businesses
where businesses.id = wanted.value and businesses.listed = 1 and +businesses.public_until > +?
order by wanted.key ) as cards;

select max("id") as "max"
from "search_terms";

select rowid as id
from "business_search"
where "business_search" match +? and "business_search".rowid not in (select id
from businesses
where businesses.listed = 1 and businesses.public_until <= +?)
order by rowid desc
limit +?;

select rowid as id
from "business_search"
where "business_search" match +? and exists (select 1
from businesses
where id = "business_search".rowid and businesses.listed = 1 and +businesses.public_until > +? and (filter_flags & +?) = +? and ((+? & 1) = 0 or +businesses.featured_until > +?) and (+? = 0 or (filter_flags & +?) <> 0) and (+? = 0 or (filter_flags & +?) <> 0) and (+? = 0 or (filter_flags & +?) <> 0) and (+? = '' or +"town" = +?) and (+? = '[]' or "opening_key" in (select value
from json_each(+?) as listed)) and +created_at > +?)
order by rowid desc
limit +?;

with weighed as materialized (
select rowid as id, bm25("business_names", 1, 1) as score
from "business_names"
where "business_names" match +? and "business_names".rowid not in (select id
from businesses
where businesses.listed = 1 and businesses.public_until <= +?)
order by rowid desc
limit 2000 )
select id, (select count(*)
from weighed) as weighed
from weighed
order by score, id desc
limit +? offset +?;
