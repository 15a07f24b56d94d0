import { pluralize } from '@portal/domain/shared'
import { describeReason } from '#shared/history/reason-labels.ts'
import type { UserHistoryEntry } from '../users.api.ts'

const ACTIONS: Readonly<Record<string, string>> = {
  'made administrator': 'Made an administrator',
  'no longer administrator': 'Administrator rights removed',
  'sessions ended': 'Signed out',
  'password reset sent': 'Password reset link sent',
  renamed: 'Name changed',
  'picture changed': 'Picture changed',
  'address changed': 'Email address changed',
  'address change stopped': 'Change of email address stopped',
  'password changed': 'Password changed',
  'password reset': 'New password chosen by link',
  'provider linked': 'Sign-in by another service linked',
  'provider unlinked': 'Sign-in by another service unlinked',
  'second step on': 'Two-step sign-in turned on',
  'second step off': 'Two-step sign-in turned off',
  'second step reset': 'Two-step sign-in reset',
  'second step failed': 'Wrong codes typed',
}

/** The action, at the beginning of a line. */
export const getActionLabel = ({ action }: Pick<UserHistoryEntry, 'action'>): string =>
  ACTIONS[action] ?? action.charAt(0).toUpperCase() + action.slice(1)

const SUBJECTS: Readonly<Record<string, string>> = { account: 'account of' }

/** A kind of subject before its name: `account of`. */
export const getSubjectKind = (kind: string): string => SUBJECTS[kind] ?? kind

/** How many listings or sessions an action changed; null if it has no such number. */
export function describeChanges({ changes }: Pick<UserHistoryEntry, 'changes'>): string | null {
  const findChange = (field: string) => changes?.find((change) => change.field === field)
  const ended = findChange('endedSessions')
  if (ended) return pluralize(Number(ended.after), 'session')
  const hidden = findChange('hiddenListings')
  if (!hidden) return null
  const [before, after] = [Number(hidden.before), Number(hidden.after)]
  return after > before
    ? `${pluralize(after, 'listing')} hidden too`
    : `${pluralize(before, 'listing')} shown again`
}

/** A reason as a sentence, where its code has one. */
export const getReason = ({ reason }: Pick<UserHistoryEntry, 'reason'>): string | null =>
  reason === null ? null : describeReason(reason)
