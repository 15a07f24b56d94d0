import { sql, type Kysely } from 'kysely'

/**
 * Mails that prove an account's address have a share of their mailbox's budget. Those from before are counted with all
 * others: what they are about is not known.
 */
export const accountMails = {
  async up(db: Kysely<unknown>) {
    await sql`alter table outbox add column proves text check (proves in ('confirm', 'claim'))`.execute(db)
    await sql`
      alter table outbox add column share text not null default 'other'
      check (share in ('account', 'other'))`.execute(db)
    await sql`create index outbox_proofs on outbox (recipient_key, id) where proves is not null`.execute(db)
  },
}
