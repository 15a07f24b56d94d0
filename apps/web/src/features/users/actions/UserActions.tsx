import { Button, Cluster } from '@portal/ui'
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import type { UserDetail } from '../users.api.ts'
import type * as dialogs from './dialogs.ts'
import type { UserDialogProps } from './user-dialog.ts'

/** A dialog of the module that is loaded with the first one that is opened. */
const lazyUserDialog = (name: keyof typeof dialogs) =>
  lazy(() => import('./dialogs.ts').then((loaded) => ({ default: loaded[name] })))

const DIALOGS = {
  promote: lazyUserDialog('PromoteDialog'),
  demote: lazyUserDialog('DemoteDialog'),
  suspend: lazyUserDialog('SuspendDialog'),
  restore: lazyUserDialog('RestoreDialog'),
  sessions: lazyUserDialog('EndSessionsDialog'),
  reset: lazyUserDialog('PasswordResetDialog'),
} as const satisfies Record<string, ComponentType<UserDialogProps>>

type DialogName = keyof typeof DIALOGS

/** All actions, each with whether the account's state allows it. */
function listActions({ isAdmin, suspension, sessions, isOnlyAdministrator }: UserDetail) {
  const isActive = suspension === null
  return [
    { name: 'restore', label: 'Restore…', isAllowed: !isActive },
    { name: 'promote', label: 'Make administrator…', isAllowed: isActive && !isAdmin },
    { name: 'demote', label: 'Remove administrator rights…', isAllowed: isAdmin && !isOnlyAdministrator },
    { name: 'reset', label: 'Send a password reset link…', isAllowed: isActive },
    { name: 'sessions', label: 'Sign out everywhere…', isAllowed: sessions.length > 0 },
    { name: 'suspend', label: 'Suspend…', isAllowed: isActive && !isAdmin },
  ] as const satisfies { name: DialogName; label: string; isAllowed: boolean }[]
}

interface UserActionsProps {
  user: UserDetail
  /** Called once something was done and its dialog is closing: the button that opened it may go. */
  onDone: () => void
}

/** The actions for an account, each with a dialog that says what it does. */
export function UserActions({ user, onDone }: UserActionsProps) {
  const [shown, setShown] = useState<{ name: DialogName; isOpen: boolean; opening: number } | null>(null)
  const open = (name: DialogName) => setShown({ name, isOpen: true, opening: (shown?.opening ?? 0) + 1 })
  const isDone = useRef(false)
  const isOpen = shown?.isOpen === true
  const close = () => setShown(shown && { ...shown, isOpen: false })
  // After the dialog has let go of the focus.
  useEffect(() => {
    if (isOpen || !isDone.current) return
    isDone.current = false
    onDone()
  }, [isOpen, onDone])
  const Shown = shown && DIALOGS[shown.name]
  return (
    <Cluster gap={8} role="group" aria-label="Actions">
      {listActions(user)
        .filter(({ isAllowed }) => isAllowed)
        .map(({ name, label }) => (
          <Button
            key={name}
            size="small"
            variant={name === 'suspend' ? 'danger' : 'secondary'}
            onClick={() => open(name)}
          >
            {label}
          </Button>
        ))}
      {Shown && (
        <Suspense>
          <Shown
            key={shown.opening}
            user={user}
            open={shown.isOpen}
            onClose={close}
            onDone={() => {
              isDone.current = true
              close()
            }}
          />
        </Suspense>
      )}
    </Cluster>
  )
}
