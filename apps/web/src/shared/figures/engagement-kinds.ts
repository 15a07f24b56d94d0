import type { EngagementKind } from '@portal/domain/contract'

/** The counted kinds, in the order of screens and files. */
export const FIGURE_KINDS = [
  { kind: 'view', label: 'Views' },
  { kind: 'call', label: 'Calls' },
  { kind: 'whatsapp', label: 'WhatsApp' },
  { kind: 'message', label: 'Messages' },
  { kind: 'save', label: 'Saves' },
  { kind: 'email', label: 'Emails' },
  { kind: 'website', label: 'Website' },
  { kind: 'directions', label: 'Directions' },
] as const satisfies readonly { kind: EngagementKind; label: string }[]

/** The label of a kind: `Views`. */
export const getFigureLabel = (wanted: EngagementKind): string =>
  FIGURE_KINDS.find(({ kind }) => kind === wanted)?.label ?? wanted
