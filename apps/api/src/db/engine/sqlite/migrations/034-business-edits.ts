import { sql, type Kysely } from 'kysely'

/** What owners change of their businesses: which field in which version, and what waits for a review. */
export const businessEdits = {
  async up(db: Kysely<unknown>) {
    await sql`alter table businesses add column temporarily_closed_until text`.execute(db)
    await sql`
      alter table businesses add column tags text not null default '[]' check (json_valid(tags))`.execute(db)
    await sql`
      create table business_field_versions (
        business_id integer not null references businesses (id) on delete cascade,
        field text not null,
        version integer not null check (version > 0),
        primary key (business_id, field)
      ) strict, without rowid`.execute(db)
    await sql`
      create table business_edits (
        business_id integer primary key references businesses (id) on delete cascade,
        changes text not null check (json_valid(changes)),
        status text not null check (status in ('pending', 'rejected', 'held')),
        submitted_at integer not null,
        reason text,
        note text,
        decided_at integer
      ) strict`.execute(db)
    await sql`
      create index business_edits_waiting on business_edits (submitted_at, business_id)
      where status = 'pending'`.execute(db)
    await sql`alter table photos add column unused_since integer`.execute(db)
    await sql`create index photos_unused on photos (unused_since) where unused_since is not null`.execute(db)
    await countWaiting(db)
    await indexTags(db)
  },
}

async function countWaiting(db: Kysely<unknown>): Promise<void> {
  const add = `
    insert into queue_counts (kind, waiting) values ('edit', 1)
    on conflict (kind) do update set waiting = waiting + 1;`
  const take = `update queue_counts set waiting = waiting - 1 where kind = 'edit';`
  const statements = [
    `create trigger queue_edits_insert after insert on business_edits when new.status = 'pending' begin ${add} end`,
    `create trigger queue_edits_delete after delete on business_edits when old.status = 'pending' begin ${take} end`,
    `create trigger queue_edits_enter after update of status on business_edits
     when new.status = 'pending' and old.status <> 'pending' begin ${add} end`,
    `create trigger queue_edits_leave after update of status on business_edits
     when old.status = 'pending' and new.status <> 'pending' begin ${take} end`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Tags are found with the description. As JSON their punctuation makes no words, so that rows without tags stay as they are. */
async function indexTags(db: Kysely<unknown>): Promise<void> {
  for (const trigger of ['insert', 'delete', 'leave', 'enter', 'change'])
    await sql.raw(`drop trigger search_business_${trigger}`).execute(db)
  await sql`drop view listed_texts`.execute(db)
  await sql`
    create view listed_texts as
    select id, name, category, place, description || ' ' || tags as description, facets
    from businesses where listed = 1`.execute(db)
  const add = `
    insert into business_search (rowid, name, category, place, description, facets)
    values (new.id, new.name, new.category, new.place, new.description || ' ' || new.tags, new.facets);
    insert into business_names (rowid, name) values (new.id, new.name);`
  const take = `
    insert into business_search (business_search, rowid, name, category, place, description, facets)
    values ('delete', old.id, old.name, old.category, old.place, old.description || ' ' || old.tags, old.facets);
    insert into business_names (business_names, rowid, name) values ('delete', old.id, old.name);`
  const rewritten = `
    (old.name, old.category, old.place, old.description, old.tags, old.facets) is not
    (new.name, new.category, new.place, new.description, new.tags, new.facets)`
  const statements = [
    `create trigger search_business_insert after insert on businesses when new.listed = 1 begin ${add} end`,
    `create trigger search_business_delete after delete on businesses when old.listed = 1 begin ${take} end`,
    `create trigger search_business_leave after update on businesses
     when old.listed = 1 and new.listed = 0 begin ${take} end`,
    `create trigger search_business_enter after update on businesses
     when old.listed = 0 and new.listed = 1 begin ${add} end`,
    `create trigger search_business_change after update on businesses
     when old.listed = 1 and new.listed = 1 and ${rewritten} begin ${take} ${add} end`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
