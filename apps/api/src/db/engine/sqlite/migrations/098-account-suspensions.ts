import { sql, type Kysely } from 'kysely'

/** Suspended accounts, and how administrators find accounts: by words of name and address, by role, state and age. */
export const accountSuspensions = {
  async up(db: Kysely<unknown>) {
    await sql`alter table users add column suspended_at integer`.execute(db)
    await sql`alter table users add column suspension_reason text`.execute(db)
    await sql`alter table users add column suspension_note text`.execute(db)
    await createSearch(db)
    const indexes = [
      'users_by_age on users (created_at, id)',
      'users_by_name on users (first_name collate nocase, last_name collate nocase, id)',
      'users_administrators on users (created_at, id) where is_admin = 1',
      'users_suspended on users (created_at, id) where suspended_at is not null',
      'users_unconfirmed on users (created_at, id) where email_confirmed_at is null',
    ]
    for (const index of indexes) await sql`create index ${sql.raw(index)}`.execute(db)
  },
}

async function createSearch(db: Kysely<unknown>): Promise<void> {
  await sql`
    create virtual table user_search using fts5 (
      first_name, last_name, email, content = 'users', content_rowid = 'id', prefix = '2 3',
      tokenize = 'unicode61 remove_diacritics 2'
    )`.execute(db)
  const add = sql`
    insert into user_search (rowid, first_name, last_name, email)
    values (new.id, new.first_name, new.last_name, new.email);`
  const take = sql`
    insert into user_search (user_search, rowid, first_name, last_name, email)
    values ('delete', old.id, old.first_name, old.last_name, old.email);`
  await sql`create trigger search_user_insert after insert on users begin ${add} end`.execute(db)
  await sql`create trigger search_user_delete after delete on users begin ${take} end`.execute(db)
  await sql`
    create trigger search_user_change after update on users
    when (old.first_name, old.last_name, old.email) is not (new.first_name, new.last_name, new.email)
    begin ${take} ${add} end`.execute(db)
  await sql`insert into user_search (user_search) values ('rebuild')`.execute(db)
}
