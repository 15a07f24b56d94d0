import type { SubmissionKind } from '@portal/domain/contract'
import { getSubmissionReasonLabel } from '@portal/domain/moderation'
import { getPlaceLabel, PORTAL_TIME_ZONE } from '@portal/domain/place'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import type { SubmittedKind } from '#features/content/content.record.ts'
import {
  approveContent,
  readDecisionState,
  rejectContent,
  restoreState,
  type ModeratedContent,
  type SubmittedContent,
} from '#features/content/publication/publication.service.ts'
import {
  getSubmission,
  readSubmission,
  readWaitingSubmissions,
  type QueuedContent,
} from '#features/content/queue/queue.service.ts'
import type { DecisionResult, Description, QueueSource } from './source.ts'
import type { Email, Site } from '#mail/rendering/email.ts'
import { renderSubmissionApproved } from '#mail/templates/submission-approved.ts'
import { renderSubmissionRejected } from '#mail/templates/submission-rejected.ts'

type Context = Pick<AppContext, 'config' | 'now'>

const SINGULAR = {
  events: 'event',
  tenders: 'tender',
  jobs: 'job',
} as const satisfies Record<SubmissionKind, SubmittedKind>

/** Submitted events, tenders or jobs. */
export function createSubmissionSource({ config, now }: Context, kind: SubmissionKind): QueueSource {
  async function toDecisionResult(
    trx: Transaction<Database>,
    { submission, kind: contentKind }: SubmittedContent,
    content: ModeratedContent,
    action: DecisionResult['action'],
  ): Promise<DecisionResult> {
    const email = createSubmissionEmail(config, { ...content, kind: contentKind, submission })
    return {
      action,
      state: await readDecisionState(trx, content.id),
      slug: content.slug,
      mails: [{ to: { name: submission.name, address: submission.email }, email }],
    }
  }

  return {
    kind,
    counter: SINGULAR[kind],
    subject: SINGULAR[kind],
    label: SINGULAR[kind],
    outcomes: { approve: 'approved', reject: 'rejected' },
    reasonLabel: getSubmissionReasonLabel,

    async findWaiting(db, after, limit) {
      const rows = await readWaitingSubmissions(db, kind, after, limit)
      return rows.map((row) => ({
        id: row.id,
        submittedAt: row.submitted_at ?? 0,
        title: row.title,
        reference: row.reference,
        about: row.country
          ? getPlaceLabel({ ...row, country: row.country, address: null }, WITH_COUNTRY)
          : '',
        sentBy: row.submitter_name ?? '',
        timeZone: row.time_zone ?? PORTAL_TIME_ZONE,
        isChange: false,
        texts: [row.title, row.words, row.submitter_name, row.submitter_email, row.reference],
      }))
    },

    async open(trx, id) {
      const content = await getSubmission(trx, kind, id)
      return {
        status: content.status,
        submittedAt: content.submission.at,
        state: await readDecisionState(trx, id),
        approve: async (at) => toDecisionResult(trx, content, await approveContent(trx, id, at), 'approved'),
        reject: async (at, why) =>
          toDecisionResult(trx, content, await rejectContent(trx, id, { ...why, at }), 'rejected'),
        restore: (before) => restoreState(trx, id, before),
      }
    },

    async describe(db, id) {
      const { queued, moderated, timeZone, sameTitle } = await readSubmission(db, kind, id, now())
      const { submission } = moderated
      return {
        title: moderated.title,
        reference: submission.reference,
        submittedAt: submission.at,
        timeZone,
        status: moderated.status,
        path: moderated.path,
        differences: [],
        duplicates: sameTitle.map(({ title, status, path }) => ({
          title,
          about: status,
          path: status === 'approved' ? path : null,
        })),
        sender: { userId: null, email: submission.email, name: submission.name },
        content: toContent(queued),
      }
    },
  }
}

const WITH_COUNTRY = { country: true }

function toContent({ kind, detail }: QueuedContent): Description['content'] {
  switch (kind) {
    case 'event':
      return { kind: 'events', item: detail }
    case 'tender':
      return { kind: 'tenders', item: detail }
    case 'job':
      return { kind: 'jobs', item: detail }
  }
}

/** The email about a decision to the submitter. */
function createSubmissionEmail(
  site: Site,
  { kind, title, path, status, submission, rejection }: SubmittedContent,
): Email {
  const about = { kind, title, submitterName: submission.name, reference: submission.reference }
  if (status === 'approved') return renderSubmissionApproved(site, { ...about, path })
  const { reason: code, note } = rejection
  const reason = code === null ? null : getSubmissionReasonLabel(code)
  return renderSubmissionRejected(site, { ...about, reason, note })
}
