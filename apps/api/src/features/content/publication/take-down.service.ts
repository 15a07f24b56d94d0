import type { TakeDownReason } from '@portal/domain/moderation'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Store } from '#db/engine/store.ts'
import {
  findContentByPath,
  restoreContent,
  takeDownContent,
  type ModeratedContent,
} from './publication.service.ts'
import { enqueueMail, type MailContext } from '#mail/outbox/outbox.service.ts'
import { Problem } from '#shared/problem.ts'
import { parseReference } from '@portal/domain/shared'
import { wasTakenDown, recordAction } from '#features/audit/audit.service.ts'
import { createTakeDownEmail } from './take-down-email.ts'

interface Context extends MailContext {
  readonly store: Pick<Store, 'write'>
}

/** The content that was taken down or restored. */
export interface TakeDownResult {
  readonly path: string
  /** The address of the submitter, who gets an email; null without a submitter. */
  readonly notified: string | null
}

/**
 * Takes published content off the site. `identifier` is its path, its URL or its reference. The submitter's email and
 * the audit entry are written in the same transaction.
 */
export function takeDown(
  context: Context,
  identifier: string,
  { reason, note }: { readonly reason: TakeDownReason | null; readonly note: string | null },
): Promise<TakeDownResult> {
  const at = context.now()
  return context.store.write.transaction().execute(async (trx) => {
    const content = await findByIdentifier(trx, identifier)
    await requirePublished(trx, content)
    const after = await takeDownContent(trx, content.id, { reason, note, at })
    return finish(context, trx, after, { at, action: 'taken down', reason, note, before: toStatus(content) })
  })
}

/** Publishes again what was taken down, at its old address and with its old date. */
export function restore(context: Context, identifier: string): Promise<TakeDownResult> {
  const at = context.now()
  return context.store.write.transaction().execute(async (trx) => {
    const content = await findByIdentifier(trx, identifier)
    await requireTakenDown(trx, content)
    const after = await restoreContent(trx, content.id)
    const before = toStatus(content)
    return finish(context, trx, after, { at, action: 'restored', reason: null, note: null, before })
  })
}

async function findByIdentifier(trx: Transaction<Database>, identifier: string): Promise<ModeratedContent> {
  const content = await findContentByPath(trx, {
    path: parseTypedPath(identifier),
    reference: parseReference(identifier),
  })
  if (!content)
    throw new Problem(
      'not-found',
      `There is no event, tender, job, article or course at ${identifier}. It takes a path such as /events/honiara-trade-show, or the reference of a submission`,
    )
  const { kind, slug, path, isEditorial } = content
  if (isEditorial)
    throw new Problem(
      'conflict',
      `${path} is made of content/${kind}s/${slug}.md: it is published as long as that file is there, and goes at the start that follows its removal`,
    )
  return content
}

/** The path of a URL or of a path as it is typed. */
function parseTypedPath(text: string): string {
  try {
    return new URL(text, 'https://site.invalid').pathname.replace(/(?<=.)\/+$/, '')
  } catch {
    return text
  }
}

async function requirePublished(trx: Transaction<Database>, content: ModeratedContent): Promise<void> {
  const { status, path } = content
  if (status === 'approved') return
  if (status === 'pending') throw new Problem('conflict', describeWaiting(path))
  const state = (await wasTakenDown(trx, content)) ? 'taken down already' : 'not published: it was rejected'
  throw new Problem('conflict', `${path} is ${state}`)
}

async function requireTakenDown(trx: Transaction<Database>, content: ModeratedContent): Promise<void> {
  const { status, path } = content
  if (status === 'approved') throw new Problem('conflict', `${path} is published`)
  if (status === 'pending') throw new Problem('conflict', describeWaiting(path))
  if (await wasTakenDown(trx, content)) return
  throw new Problem(
    'conflict',
    `${path} was rejected before it was ever published. It can be submitted again`,
  )
}

const describeWaiting = (path: string) => `${path} is not published yet: it is in the moderation queue`

const toStatus = ({ status }: ModeratedContent) => ({ status })

async function finish(
  context: Context,
  trx: Transaction<Database>,
  content: ModeratedContent,
  action: Pick<Parameters<typeof recordAction>[1], 'at' | 'action' | 'reason' | 'note' | 'before'>,
): Promise<TakeDownResult> {
  const subject = { subject_kind: content.kind, subject_id: content.id, after: toStatus(content) }
  await recordAction(trx, { actor_id: null, ...subject, ...action })
  return { path: content.path, notified: await enqueueTakeDownMail(trx, context, content) }
}

/** Mails the submitter that content was taken down or restored; returns their address, or null without a submitter. */
export async function enqueueTakeDownMail(
  trx: Transaction<Database>,
  context: MailContext,
  content: ModeratedContent,
): Promise<string | null> {
  const mail = createTakeDownEmail(context.config, content)
  if (mail) await enqueueMail(trx, context, mail)
  return mail?.to.address ?? null
}
