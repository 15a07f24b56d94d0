select "id"
from "search_terms"
where "stamp" >= $1::bigint;

select "search_terms"."id", "terms", "category", "prior", "temporarily_closed"
from "search_terms"
inner join "businesses" on "businesses"."id" = "search_terms"."id"
where "search_terms"."id" in (select value
from (select value, position - 1 as key
from unnest(translate($1::text, '[]', '{}')::bigint[]) with ordinality as listed (value, position)) as listed);

select "words", "relation", "meanings", "category"
from "search_word_overrides"
order by "id";

select '[' || coalesce(string_agg("card", ','), '') || ']' as json
from (
select case when businesses.is_featured = 1 and businesses.featured_until <= $1::bigint then replace(businesses.card, '"isFeatured":true', '"isFeatured":false') else businesses.card end as card
from (select value, position - 1 as key
from unnest(translate($2::text, '[]', '{}')::bigint[]) with ordinality as listed (value, position)) as found
cross join businesses
where businesses.id = found.value
order by created_at desc, businesses.id desc
limit $3::bigint offset $4::bigint ) as cards;

select '[' || coalesce(string_agg("card", ','), '') || ']' as json
from (
select case when businesses.is_featured = 1 and businesses.featured_until <= $1::bigint then replace(businesses.card, '"isFeatured":true', '"isFeatured":false') else businesses.card end as card
from (select value, position - 1 as key
from unnest(translate($2::text, '[]', '{}')::bigint[]) with ordinality as listed (value, position)) as found
cross join businesses
where businesses.id = found.value
order by found.key
limit $3::bigint offset $4::bigint ) as cards;

select '[' || coalesce(string_agg("card", ','), '') || ']' as json
from (
select case when businesses.is_featured = 1 and businesses.featured_until <= $1::bigint then replace(businesses.card, '"isFeatured":true', '"isFeatured":false') else businesses.card end as card
from (select value, position - 1 as key
from unnest(translate($2::text, '[]', '{}')::bigint[]) with ordinality as listed (value, position)) as found
cross join businesses
where businesses.id = found.value
order by rating_score desc, businesses.id desc
limit $3::bigint offset $4::bigint ) as cards;

select '[' || coalesce(string_agg("card", ','), '') || ']' as json
from (
select case when businesses.is_featured = 1 and businesses.featured_until <= $1::bigint then replace(businesses.card, '"isFeatured":true', '"isFeatured":false') else businesses.card end as card
from (select value, position - 1 as key
from unnest(translate($2::text, '[]', '{}')::bigint[]) with ordinality as listed (value, position)) as found
cross join businesses
where businesses.id = found.value
order by sort_name, businesses.id
limit $3::bigint offset $4::bigint ) as cards;

select '[' || coalesce(string_agg("card", ','), '') || ']' as json, count(*) as rows
from (
select case when businesses.is_featured = 1 and businesses.featured_until <= $1::bigint then replace(businesses.card, '"isFeatured":true', '"isFeatured":false') else businesses.card end as card
from (select value, position - 1 as key
from unnest(translate($2::text, '[]', '{}')::bigint[]) with ordinality as listed (value, position)) as wanted
cross join businesses
where businesses.id = wanted.value and businesses.listed = 1 and +businesses.public_until > $1::bigint
order by wanted.key ) as cards;

select (
select string_agg(int4send(texts.id::int), '')
from "business_search" as texts
where texts."search" @@ asked.value::tsquery ) as ids
from (select value, position - 1 as key
from json_array_elements_text($1::text::json) with ordinality as listed (value, position)) as asked
order by asked.key;

select asked."#" as at, (select json_agg(found.*)
from (select "id", "word", "shown", "uses", "stem"
from "search_words"
where "stem" = asked."text"
order by "uses" desc, "word") as found) as rows
from unnest((select $1::bigint[]), (select $2::text[])) as asked ("#", "text");

select asked."#" as at, (select json_agg(found.*)
from (select "id", "word", "shown", "uses", "stem"
from "search_words"
where "word" = asked."text"
order by "uses" desc, "word") as found) as rows
from unnest((select $1::bigint[]), (select $2::text[])) as asked ("#", "text");

select asked."#" as at, (select json_agg(found.*)
from (select "id", "word", "shown", "uses", "stem"
from "search_words"
where "word" = asked."text"
order by "uses" desc, "word") as found) as rows
from unnest((select $1::bigint[]), (select $2::text[])) as asked ("#", "text")
union all
select asked."#" as at, (select json_agg(found.*)
from (select "id", "word", "shown", "uses", "stem"
from "search_words"
where "stem" = asked."text"
order by "uses" desc, "word") as found) as rows
from unnest((select $3::bigint[]), (select $4::text[])) as asked ("#", "text");

select asked."#" as at, (select json_agg(found.*)
from (select "id", "word", "shown", "uses", "stem"
from "search_words"
where "word" = asked."text"
order by "uses" desc, "word") as found) as rows
from unnest((select $1::bigint[]), (select $2::text[])) as asked ("#", "text")
union all
select asked."#" as at, (select json_agg(found.*)
from (select "id", "word", "shown", "uses", "stem"
from "search_words"
where "stem" = asked."text"
order by "uses" desc, "word") as found) as rows
from unnest((select $3::bigint[]), (select $4::text[])) as asked ("#", "text")
union all
select asked."#" as at, (select json_agg(found.*)
from (select "id", "word", "shown", "uses", "stem"
from "search_words"
where "root" = asked."text"
order by "uses" desc, "word") as found) as rows
from unnest((select $5::bigint[]), (select $6::text[])) as asked ("#", "text")
union all
select asked."#" as at, (select json_agg(found.*)
from (select max("id") as "max"
from "search_terms") as found) as rows
from unnest((select $7::bigint[])) as asked ("#");

select asked."#" as at, (select json_agg(found.*)
from (select "id", "word", "shown", "uses", "stem"
from "search_words"
where "word" >= asked."from" and "word" < asked."to"
order by "uses" desc, "word"
limit asked."limit") as found) as rows
from unnest((select $1::bigint[]), (select $2::text[]), (select $3::text[]), (select $4::bigint[])) as asked ("#", "from", "to", "limit")
union all
select asked."#" as at, (select json_agg(found.*)
from (select "id", "word", "shown", "uses", "stem"
from "search_words"
where "search_words"."id" = any(array(select id
from search_word_deletions
where "search_word_deletions"."part" = any(array(select value
from (select value, position - 1 as key
from json_array_elements_text(asked."parts"::json) with ordinality as listed (value, position)) as part))))) as found) as rows
from unnest((select $5::bigint[]), (select $6::text[])) as asked ("#", "parts");

with found as materialized (select id
from "business_search"
where "search" @@ $1::text::tsquery and "business_search"."id" not in (select id
from businesses
where businesses.listed = 1 and businesses.public_until <= $2::bigint))
select id
from found
order by id desc
limit $3::bigint;

with found as materialized (select id
from "business_search"
where "search" @@ $1::text::tsquery and exists (select 1
from businesses
where id = "business_search"."id" and businesses.listed = 1 and +businesses.public_until > $2::bigint and (filter_flags & $3::bigint) = $3::bigint and (($3::bigint & 1) = 0 or +businesses.featured_until > $2::bigint) and ($4::bigint = 0 or (filter_flags & $4::bigint) <> 0) and ($5::bigint = 0 or (filter_flags & $5::bigint) <> 0) and ($6::bigint = 0 or (filter_flags & $6::bigint) <> 0) and ($7::text = '' or "town" = $7::text) and ($8::text = '[]' or "opening_key" in (select value
from (select value, position - 1 as key
from unnest(translate($8::text, '[]', '{}')::bigint[]) with ordinality as listed (value, position)) as listed)) and +created_at > $9::bigint))
select id
from found
order by id desc
limit $10::bigint;

with newest as materialized (
select id, "names"
from "business_search"
where "names" @@ $1::text::tsquery and "business_search"."id" not in (select id
from businesses
where businesses.listed = 1 and businesses.public_until <= $2::bigint)
order by id desc
limit 2000 ), rows as (select greatest(reltuples, 1) as amount
from pg_class
where oid = 'business_search'::regclass), words as materialized (
select word, ln(1 + greatest(amount - uses, 0) / (uses + 0.5) + 1e-6) as idf
from (
select value::tsquery as word, case when count(*) over () = 1 then 0 else (
select count(*)
from (
select 1
from "business_search"
where "names" @@ value::tsquery
limit 20000 ) as counted ) end as uses
from (select value, position - 1 as key
from json_array_elements_text($3::text::json) with ordinality as listed (value, position)) as asked ) as used, rows )
select id
from newest
order by (
select sum(ts_rank('{0.1, 0.3, 0.5, 1}'::real[], "names", word, 1) * idf)
from words ) desc, id desc
limit $4::bigint;
