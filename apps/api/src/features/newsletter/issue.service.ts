import { DAY } from '@portal/domain/shared'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import {
  getClosingTenders,
  getNewArticles,
  getNewTenders,
  getStartingEvents,
} from '#features/content/periods/periods.service.ts'
import { enqueueMail, type MailContext } from '#mail/outbox/outbox.service.ts'
import { renderNewsletterIssue } from '#mail/templates/newsletter-issue.ts'
import { createToken } from '#shared/token.ts'
import {
  findLastIssue,
  findNextRecipients,
  findUnfinishedIssue,
  getIssue,
  insertIssue,
  updateIssue,
  type IssueRecipient,
} from './issue.repository.ts'
import { getLastIssueTime } from './issue-time.ts'
import type { IssueRow } from './newsletter.table.ts'
import { LOOK_AHEAD, selectItems, type IssueMaterial } from './selection.ts'
import { insertToken } from './subscribers.repository.ts'
import { createUnsubscribeHeaders } from './unsubscribe.ts'

type IssueContext = MailContext & Pick<AppContext, 'store'>

/** Emails enqueued in one transaction. */
const BATCH = 100
/** Limit of items of a kind, above what any email shows. */
const MAX_ITEMS = 200
/** The time between issues, and how far the first one looks back. */
const WEEK = 7 * DAY

interface Options {
  /** Whether to create an issue now, on any day. */
  readonly now?: boolean
  /** Stops between two batches; the next run continues there. */
  readonly signal?: AbortSignal
}

/**
 * Enqueues the emails of an unfinished issue and of the one that is due; returns how many. Safe to interrupt and
 * repeat, even concurrently: each batch is one transaction with the issue's progress.
 */
export async function sendIssue(
  context: IssueContext,
  { now: atOnce = false, signal }: Options = {},
): Promise<number> {
  const unfinished = await findUnfinishedIssue(context.store.read)
  const finished = unfinished ? await enqueueIssue(context, unfinished, signal) : 0
  if (signal?.aborted) return finished
  const issue = await createDueIssue(context, atOnce)
  return finished + (issue ? await enqueueIssue(context, issue, signal) : 0)
}

/** Creates an issue if one is due or requested now. */
async function createDueIssue({ store, now }: IssueContext, atOnce: boolean): Promise<IssueRow | null> {
  const at = now()
  const dueAt = atOnce ? at : getLastIssueTime(at)
  // An issue from a time when the clock was far ahead must not delay others.
  const by = at + WEEK
  const isCreated = (last: IssueRow | undefined) => last !== undefined && last.due_at >= dueAt
  // Reads first, so that an idle job never takes the write lock.
  if (isCreated(await findLastIssue(store.read, by))) return null
  return store.write.transaction().execute(async (trx) => {
    const last = await findLastIssue(trx, by)
    if (isCreated(last)) return null
    return insertIssue(trx, { due_at: dueAt, since: last?.until ?? at - WEEK, until: at })
  })
}

async function enqueueIssue(context: IssueContext, issue: IssueRow, signal?: AbortSignal): Promise<number> {
  const material = await findMaterial(context, issue)
  let enqueued = 0
  for (;;) {
    if (signal?.aborted) return enqueued
    const { emails, isLast } = await enqueueBatch(context, issue.id, material)
    enqueued += emails
    if (isLast) return enqueued
  }
}

async function findMaterial({ store }: IssueContext, { since, until }: IssueRow): Promise<IssueMaterial> {
  const ahead = { after: until, until: until + LOOK_AHEAD }
  return {
    since,
    articles: await getNewArticles(store.read, { after: since, until }, MAX_ITEMS),
    events: await getStartingEvents(store.read, ahead, MAX_ITEMS),
    newTenders: await getNewTenders(store.read, { after: since, until }, MAX_ITEMS),
    tenders: await getClosingTenders(store.read, ahead, MAX_ITEMS),
  }
}

interface Batch {
  readonly emails: number
  readonly isLast: boolean
}

function enqueueBatch(context: IssueContext, issueId: number, material: IssueMaterial): Promise<Batch> {
  return context.store.write.transaction().execute(async (trx) => {
    const issue = await getIssue(trx, issueId)
    if (issue.finished_at !== null) return { emails: 0, isLast: true }
    const recipients = await findNextRecipients(trx, issue, BATCH)
    let emails = 0
    for (const recipient of recipients) {
      if (await enqueueIssueFor(context, trx, issue, recipient, material)) emails += 1
    }
    const isLast = recipients.length < BATCH
    await updateIssue(trx, issueId, {
      last_subscriber_id: recipients.at(-1)?.id ?? issue.last_subscriber_id,
      letters: issue.letters + emails,
      finished_at: isLast ? context.now() : null,
    })
    return { emails, isLast }
  })
}

async function enqueueIssueFor(
  context: IssueContext,
  trx: Transaction<Database>,
  issue: IssueRow,
  { id, email, country }: IssueRecipient,
  material: IssueMaterial,
): Promise<boolean> {
  const selection = selectItems(country, material)
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
    email: renderNewsletterIssue(context.config, {
      ...selection,
      country,
      madeAt: issue.until,
      unsubscribeToken: token,
    }),
    headers: createUnsubscribeHeaders(context.config, token),
    lane: 'bulk',
    holdsToken: true,
  })
  return true
}
