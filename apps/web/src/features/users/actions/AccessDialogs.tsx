import { pluralize } from '@portal/domain/shared'
import { ActionDialog } from '#shared/actions/ActionDialog.tsx'
import { leaveTo } from '#shared/urls/leave.ts'
import { paths } from '#shared/urls/paths.ts'
import { useEndUserSessionsMutation, useSendUserPasswordResetMutation } from '../users.api.ts'
import { nameOf } from '../user-words.ts'
import { useUserAction, type UserDialogProps } from './user-dialog.ts'

/** Signs somebody out everywhere. */
export function EndSessionsDialog({ user, ...control }: UserDialogProps) {
  const [end] = useEndUserSessionsMutation()
  const action = useUserAction()
  const name = nameOf(user)
  const submit = async () => {
    const send = () => end({ id: user.id, which: 'all' })
    const isDone = await action.run(send, ({ ended }) => `${pluralize(ended, 'session')} of ${name} ended`)
    if (isDone && user.isOwn) leaveTo(paths.home())
    return isDone && !user.isOwn
  }
  return (
    <ActionDialog
      {...control}
      title={user.isOwn ? 'Sign out everywhere?' : `Sign ${name} out everywhere?`}
      description={
        user.isOwn
          ? 'All your sessions end at once, this one too. You can sign in again.'
          : 'All their sessions end at once. What they have typed and not sent may be lost. They can sign in again.'
      }
      verb="Sign out everywhere"
      isDangerous
      action={action}
      onSubmit={submit}
    />
  )
}

/** Sends somebody a link with which to choose a new password. */
export function PasswordResetDialog({ user, ...control }: UserDialogProps) {
  const [sendReset] = useSendUserPasswordResetMutation()
  const action = useUserAction()
  const submit = () =>
    action.run(
      () => sendReset(user.id),
      ({ email }) => `The link is on its way to ${email}`,
    )
  return (
    <ActionDialog
      {...control}
      title={`Send ${nameOf(user)} a link for a new password?`}
      description={`It goes to ${user.email}, works once and for one hour. Their present password works until they choose another one. Within five minutes of an earlier link no second one is sent.`}
      verb="Send the link"
      action={action}
      onSubmit={submit}
    />
  )
}
