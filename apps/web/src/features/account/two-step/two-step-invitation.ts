/** Set on a device where an administrator dismissed the invitation to two-step sign-in. */
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
    // Without storage the invitation returns with the next visit.
  }
}
