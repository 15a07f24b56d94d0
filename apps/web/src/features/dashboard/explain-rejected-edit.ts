import type { WaitingEditState } from '@portal/domain/contract'

/** Why changes were not approved: the reason, then the note; empty without both. */
export const explainRejectedEdit = ({ reason, note }: WaitingEditState): string =>
  [reason && `${reason}.`, note].filter(Boolean).join(' ')
