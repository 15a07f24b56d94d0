/** Set on a device where an administrator has put the invitation to two-step sign-in away. */
const KEY = 'two-step-invitation'

export function isInvitationDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'dismissed'
  } catch {
    return false
  }
}

export function dismissInvitation(): void {
  try {
    localStorage.setItem(KEY, 'dismissed')
  } catch {
    // It comes back with the next visit.
  }
}
