import { Checkbox } from '@portal/ui'
import { useState } from 'react'
import { ActionDialog } from '#shared/actions/ActionDialog.tsx'
import { navigateTo } from '#shared/urls/navigate-to.ts'
import { paths } from '#shared/urls/paths.ts'
import { useSetUserRoleMutation } from '../users.api.ts'
import { getName } from '../user-name.ts'
import { useUserAction, type UserDialogProps } from './user-dialog.ts'

/** Makes an account an administrator's. */
export function PromoteDialog({ user, ...control }: UserDialogProps) {
  const [setRole] = useSetUserRoleMutation()
  const action = useUserAction()
  const name = getName(user)
  const submit = () =>
    action.run(() => setRole({ id: user.id, role: 'administrator' }), `${name} is an administrator now`)
  return (
    <ActionDialog
      {...control}
      title={
        <>
          Make <span translate="no">{name}</span> an administrator?
        </>
      }
      description="They can decide on all submissions, read messages to the portal, suspend accounts, and add or remove administrators. We email them. You can remove these rights at any time."
      verb="Make administrator"
      action={action}
      onSubmit={submit}
    />
  )
}

const OF_ANOTHER =
  'They keep their account and listings. They can no longer open the administration. We email them.'
const OWN =
  'You lose access to the administration at once. You keep your account and listings. Only another administrator can restore your rights.'

/** Takes the rights of an administrator away; one's own only with a tick. */
export function DemoteDialog({ user, ...control }: UserDialogProps) {
  const [setRole] = useSetUserRoleMutation()
  const [confirmed, setConfirmed] = useState(false)
  const action = useUserAction({ confirmed: user.isOwn && !confirmed && 'Tick this to continue' })
  const name = getName(user)
  const submit = async () => {
    const send = () => setRole({ id: user.id, role: 'user', ...(user.isOwn && { confirmed }) })
    const isDone = await action.run(send, `${name} is no longer an administrator`)
    if (isDone && user.isOwn) navigateTo(paths.dashboard())
    return isDone && !user.isOwn
  }
  return (
    <ActionDialog
      {...control}
      title={
        user.isOwn ? (
          'Give up your own rights?'
        ) : (
          <>
            Remove <span translate="no">{name}</span>’s administrator rights?
          </>
        )
      }
      description={user.isOwn ? OWN : OF_ANOTHER}
      verb={user.isOwn ? 'Give up my rights' : 'Remove rights'}
      isDangerous
      action={action}
      onSubmit={submit}
    >
      {user.isOwn && (
        <Checkbox
          name="confirmed"
          label="I give up my own rights as an administrator"
          checked={confirmed}
          onChange={(event) => setConfirmed(event.target.checked)}
          error={action.getError('confirmed')}
        />
      )}
    </ActionDialog>
  )
}
