import type { AuditEntry, AuditedChange } from '@portal/domain/contract'
import { parseJson } from '#shared/json.ts'
import type { EntryRow } from './audit-trail.repository.ts'

/** Paths of public pages that entries lead to: of businesses by id, of content by kind and id. */
export interface PublicPaths {
  readonly businesses: ReadonlyMap<number, string>
  readonly content: ReadonlyMap<string, string>
}

export const toAuditEntry = (row: EntryRow, paths: PublicPaths): AuditEntry => ({
  id: row.id,
  at: new Date(row.at).toISOString(),
  actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '' },
  action: row.action,
  subject: { kind: row.subject_kind, id: row.subject_id, label: row.label, path: findPath(row, paths) },
  reason: row.reason,
  note: row.note,
  changes: toChanges(row),
})

function findPath({ business_id, subject_kind, subject_id }: EntryRow, paths: PublicPaths): string | null {
  if (business_id !== null) return paths.businesses.get(business_id) ?? null
  return paths.content.get(`${subject_kind} ${subject_id}`) ?? null
}

const toChanges = ({ changes }: EntryRow): AuditedChange[] | null =>
  changes === null
    ? null
    : Object.entries(parseJson(changes)).map(([field, [before, after]]) => ({ field, before, after }))

export const AUDIT_COLUMNS = [
  'at',
  'actor',
  'action',
  'kind',
  'id',
  'subject',
  'reason',
  'note',
  'before',
  'after',
] as const

/** The cells of one entry, in the order of `AUDIT_COLUMNS`. */
export function toCells({ at, actor, action, subject, reason, note, changes }: AuditEntry): string[] {
  const side = (which: 'before' | 'after') =>
    changes === null
      ? ''
      : JSON.stringify(Object.fromEntries(changes.map((change) => [change.field, change[which]])))
  return [
    at,
    actor?.name ?? '',
    action,
    subject.kind,
    String(subject.id),
    subject.label ?? '',
    reason ?? '',
    note ?? '',
    side('before'),
    side('after'),
  ]
}
