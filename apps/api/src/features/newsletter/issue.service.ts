import { DAY } from '@portal/domain/shared'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { enqueueMail, type MailContext } from '#mail/outbox/outbox.service.ts'
import { newsletterIssue } from '#mail/templates/newsletter-issue.ts'
import { createToken } from '#shared/token.ts'
import {
  articlesIn,
  changeIssue,
  eventsIn,
  findIssue,
  insertIssue,
  lastIssue,
  nextRecipients,
  tendersIn,
  unfinishedIssue,
  type Recipient,
} from './issue.repository.ts'
import { lastIssueTime } from './issue-time.ts'
import type { IssueRow } from './newsletter.table.ts'
import { AHEAD, selectionFor, type Material } from './selection.ts'
import { insertToken } from './subscribers.repository.ts'
import { unsubscribeHeaders } from './unsubscribe.ts'

type IssueContext = MailContext & Pick<AppContext, 'store'>

/** Emails written in one transaction. */
const BATCH = 100
/** What the first issue looks back on, and how long it is from one to the next. */
const WEEK = 7 * DAY

interface Options {
  /** Whether an issue is made although it is not Tuesday. */
  readonly atOnce?: boolean
  /** Ends the work between two batches; the next pass goes on from there. */
  readonly signal?: AbortSignal
}

/**
 * Writes the emails of an issue that was begun, and of the one that is due, into the outbox; answers how many. It may
 * die at any line and run again, also beside another: each batch is one transaction with how far the issue has got.
 */
export async function sendIssue(
  context: IssueContext,
  { atOnce = false, signal }: Options = {},
): Promise<number> {
  const begun = await unfinishedIssue(context.store.read)
  const finished = begun ? await writeIssue(context, begun, signal) : 0
  if (signal?.aborted) return finished
  const issue = await newIssue(context, atOnce)
  return finished + (issue ? await writeIssue(context, issue, signal) : 0)
}

/** A new issue where one is due or asked for. */
async function newIssue({ store, now }: IssueContext, atOnce: boolean): Promise<IssueRow | null> {
  const at = now()
  const dueAt = atOnce ? at : lastIssueTime(at)
  // What was made while the clock was wrong, far ahead, holds up none until then.
  const by = at + WEEK
  const isThere = (last: IssueRow | undefined) => last !== undefined && last.due_at >= dueAt
  // Asked of the reading handle first, so that an idle job never takes the lock.
  if (isThere(await lastIssue(store.read, by))) return null
  return store.write.transaction().execute(async (trx) => {
    const last = await lastIssue(trx, by)
    if (isThere(last)) return null
    return insertIssue(trx, { due_at: dueAt, since: last?.until ?? at - WEEK, until: at })
  })
}

async function writeIssue(context: IssueContext, issue: IssueRow, signal?: AbortSignal): Promise<number> {
  const material = await materialOf(context, issue)
  let written = 0
  for (;;) {
    if (signal?.aborted) return written
    const { emails, isLast } = await writeBatch(context, issue.id, material)
    written += emails
    if (isLast) return written
  }
}

async function materialOf({ store }: IssueContext, { since, until }: IssueRow): Promise<Material> {
  const ahead = { after: until, until: until + AHEAD }
  return {
    since,
    articles: await articlesIn(store.read, { after: since, until }),
    events: await eventsIn(store.read, ahead),
    tenders: await tendersIn(store.read, ahead),
  }
}

interface Batch {
  readonly emails: number
  readonly isLast: boolean
}

function writeBatch(context: IssueContext, issueId: number, material: Material): Promise<Batch> {
  return context.store.write.transaction().execute(async (trx) => {
    const issue = await findIssue(trx, issueId)
    if (issue.finished_at !== null) return { emails: 0, isLast: true }
    const recipients = await nextRecipients(trx, issue, BATCH)
    let emails = 0
    for (const recipient of recipients) {
      if (await writeLetter(context, trx, issue, recipient, material)) emails += 1
    }
    const isLast = recipients.length < BATCH
    await changeIssue(trx, issueId, {
      last_subscriber_id: recipients.at(-1)?.id ?? issue.last_subscriber_id,
      letters: issue.letters + emails,
      finished_at: isLast ? context.now() : null,
    })
    return { emails, isLast }
  })
}

async function writeLetter(
  context: IssueContext,
  trx: Transaction<Database>,
  issue: IssueRow,
  { id, email, country }: Recipient,
  material: Material,
): Promise<boolean> {
  const selection = selectionFor(country, material)
  if (!selection) return false
  const { token, hash } = createToken(context.randomBytes)
  await insertToken(trx, {
    hash,
    subscriber_id: id,
    purpose: 'leave',
    country: null,
    issue_id: issue.id,
    created_at: context.now(),
  })
  await enqueueMail(trx, context, {
    to: { name: '', address: email },
    email: newsletterIssue(context.config, {
      ...selection,
      country,
      madeAt: issue.until,
      unsubscribeToken: token,
    }),
    headers: unsubscribeHeaders(context.config, token),
    lane: 'bulk',
    holdsToken: true,
  })
  return true
}
