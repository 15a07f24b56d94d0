import type { AuditEntry } from '@portal/domain/contract'

const RUTH = { id: 1, name: 'Ruth Kalsakau' }

/** An entry of the audit trail: an approved listing. */
export const anAuditEntry = (own: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  at: '2026-11-20T05:00:00.000Z',
  actor: RUTH,
  action: 'approved',
  subject: {
    kind: 'business',
    id: 7,
    label: 'Auki Hardware',
    path: '/sb/construction-and-materials/auki-hardware',
  },
  reason: null,
  note: null,
  changes: [{ field: 'status', before: 'pending', after: 'approved' }],
  ...own,
})

/** Entries of every form, the newest first. */
export const someAuditEntries = (): AuditEntry[] => [
  anAuditEntry({
    id: 4,
    action: 'edited',
    actor: { id: 9, name: 'Mere Tavola' },
    changes: [
      { field: 'tags', before: '[]', after: '["Roofing iron","Timber"]' },
      { field: 'trial_expires_at', before: null, after: Date.parse('2027-02-18T05:00:00Z') },
    ],
  }),
  anAuditEntry({
    id: 3,
    action: 'moved',
    subject: { kind: 'quote request', id: 3, label: 'PB-7K3F-9Q', path: null },
    reason: 'quoted',
    changes: [{ field: 'status', before: 'new', after: 'quoted' }],
  }),
  anAuditEntry({
    id: 2,
    action: 'taken down',
    actor: null,
    subject: { kind: 'event', id: 5, label: null, path: null },
    reason: 'spam',
    note: 'The same text under six names.',
    changes: null,
  }),
  anAuditEntry(),
]
