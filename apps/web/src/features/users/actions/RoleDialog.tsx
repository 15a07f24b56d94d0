import { Checkbox } from '@portal/ui'
import { useState } from 'react'
import { ActionDialog } from '#shared/actions/ActionDialog.tsx'
import { leaveTo } from '#shared/urls/leave.ts'
import { paths } from '#shared/urls/paths.ts'
import { useSetUserRoleMutation } from '../users.api.ts'
import { nameOf } from '../user-words.ts'
import { useUserAction, type UserDialogProps } from './user-dialog.ts'

/** Makes an account an administrator's. */
export function PromoteDialog({ user, ...control }: UserDialogProps) {
  const [setRole] = useSetUserRoleMutation()
  const action = useUserAction()
  const name = nameOf(user)
  const submit = () =>
    action.run(() => setRole({ id: user.id, role: 'administrator' }), `${name} is an administrator now`)
  return (
    <ActionDialog
      {...control}
      title={`Make ${name} an administrator?`}
      description="They can then decide about everything that is sent in, read what people write to the portal, suspend accounts, and make and remove administrators. They get an email. You can take these rights away again."
      verb="Make administrator"
      action={action}
      onSubmit={submit}
    />
  )
}

const OF_ANOTHER =
  'They keep their account and their listings. From their next click on, they can’t open the administration. They get an email.'
const OWN =
  'You lose access to this page at once and go on to your dashboard. You keep your account and your listings. Only another administrator can give these rights back to you.'

/** Takes the rights of an administrator away; one's own only with a tick. */
export function DemoteDialog({ user, ...control }: UserDialogProps) {
  const [setRole] = useSetUserRoleMutation()
  const [confirmed, setConfirmed] = useState(false)
  const action = useUserAction({ confirmed: user.isOwn && !confirmed && 'Please tick this to go on' })
  const name = nameOf(user)
  const submit = async () => {
    const send = () => setRole({ id: user.id, role: 'user', ...(user.isOwn && { confirmed }) })
    const isDone = await action.run(send, `${name} is no longer an administrator`)
    if (isDone && user.isOwn) leaveTo(paths.dashboard())
    return isDone && !user.isOwn
  }
  return (
    <ActionDialog
      {...control}
      title={user.isOwn ? 'Give up your own rights?' : `Take ${name}’s administrator rights away?`}
      description={user.isOwn ? OWN : OF_ANOTHER}
      verb={user.isOwn ? 'Give up my rights' : 'Take rights away'}
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
          error={action.errorOf('confirmed')}
        />
      )}
    </ActionDialog>
  )
}
