/** Reasons to suspend an account: the code that is stored, and the sentence that its holder reads. */
export const ACCOUNT_SUSPENSION_REASONS = [
  { code: 'spam', label: 'It was used to send unwanted advertising' },
  { code: 'untrue-listings', label: 'It was used to list businesses that don’t exist or belong to others' },
  { code: 'impersonation', label: 'It pretends to be another person or business' },
  { code: 'offensive', label: 'It was used to insult or threaten somebody' },
  { code: 'unsafe', label: 'Somebody else seems to have access to it' },
  { code: 'other', label: 'Another reason, see the note' },
] as const

/** The code of a reason to suspend an account. */
export type AccountSuspensionReason = (typeof ACCOUNT_SUSPENSION_REASONS)[number]['code']

/** The sentence for a reason's code; null for an unknown code. */
export const getAccountSuspensionLabel = (code: string): string | null =>
  ACCOUNT_SUSPENSION_REASONS.find((reason) => reason.code === code)?.label ?? null
