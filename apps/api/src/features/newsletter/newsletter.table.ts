import type { CountryCode } from '@portal/domain/place'
import type { Generated, Selectable } from 'kysely'

/** A subscriber of the newsletter. The address is deleted when they unsubscribe. */
export interface SubscribersTable {
  id: Generated<number>
  email: string | null
  /** The masked address, visible to holders of a token: `m***@example.com`. */
  masked: string
  /** Null: the whole region. */
  country: CountryCode | null
  asked_at: number
  confirmed_at: number | null
  left_at: number | null
}

/** A token that was sent in an email, by its SHA-256. */
export interface NewsletterTokensTable {
  hash: Buffer
  subscriber_id: number
  purpose: 'confirm' | 'leave'
  /** The country that a confirmation subscribes to; null: the whole region. */
  country: CountryCode | null
  /** The issue that it was sent with; null for other emails. */
  issue_id: number | null
  created_at: number
}

/** An issue of the newsletter, about what was published after `since` and until `until`. */
export interface NewsletterIssuesTable {
  id: Generated<number>
  /** The Tuesday morning it is for, or when an operator created it. */
  due_at: number
  since: number
  until: number
  /** Emails are enqueued for subscribers up to this one. */
  last_subscriber_id: Generated<number>
  letters: Generated<number>
  /** Null until every email is enqueued. */
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
