import type { CountryCode } from '@portal/domain/place'
import type { Generated, Selectable } from 'kysely'

/** Somebody who asked for the newsletter. Of who left again no address is kept. */
export interface SubscribersTable {
  id: Generated<number>
  email: string | null
  /** The address as it may be shown to who holds a token only: `m***@example.com`. */
  masked: string
  /** Null: the whole region. */
  country: CountryCode | null
  asked_at: number
  confirmed_at: number | null
  left_at: number | null
}

/** A token that left in a mail, by its SHA-256. */
export interface NewsletterTokensTable {
  hash: Buffer
  subscriber_id: number
  purpose: 'confirm' | 'leave'
  /** Of a confirmation: what the subscription is then for; null: the whole region. */
  country: CountryCode | null
  /** The issue whose email carries it; null for other mails. */
  issue_id: number | null
  created_at: number
}

/** One issue; its emails are about what was published after `since`, up to `until`. */
export interface NewsletterIssuesTable {
  id: Generated<number>
  /** The Tuesday morning it is for, or the instant at which an operator sent it. */
  due_at: number
  since: number
  until: number
  /** Subscribers up to this one have their email. */
  last_subscriber_id: Generated<number>
  letters: Generated<number>
  /** Null until every subscriber has their email. */
  finished_at: number | null
}

export type SubscriberRow = Selectable<SubscribersTable>
export type IssueRow = Selectable<NewsletterIssuesTable>

declare module '#db/database.ts' {
  interface Database {
    subscribers: SubscribersTable
    newsletter_tokens: NewsletterTokensTable
    newsletter_issues: NewsletterIssuesTable
  }
}
