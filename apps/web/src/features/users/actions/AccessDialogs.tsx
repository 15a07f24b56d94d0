import { pluralize } from '@portal/domain/shared'
import { ActionDialog } from '#shared/actions/ActionDialog.tsx'
import { navigateTo } from '#shared/urls/navigate-to.ts'
import { paths } from '#shared/urls/paths.ts'
import { useEndUserSessionsMutation, useSendUserPasswordResetMutation } from '../users.api.ts'
import { getName } from '../user-name.ts'
import { useUserAction, type UserDialogProps } from './user-dialog.ts'

/** Signs somebody out everywhere. */
export function EndSessionsDialog({ user, ...control }: UserDialogProps) {
  const [end] = useEndUserSessionsMutation()
  const action = useUserAction()
  const name = getName(user)
  const submit = async () => {
    const send = () => end({ id: user.id, which: 'all' })
    const isDone = await action.run(send, ({ ended }) => `${pluralize(ended, 'session')} of ${name} ended`)
    if (isDone && user.isOwn) navigateTo(paths.home())
    return isDone && !user.isOwn
  }
  return (
    <ActionDialog
      {...control}
      title={
        user.isOwn ? (
          'Sign out everywhere?'
        ) : (
          <>
            Sign <span translate="no">{name}</span> out everywhere?
          </>
        )
      }
      description={
        user.isOwn
          ? 'This ends all your sessions at once, including this one. You can sign in again.'
          : 'This ends all their sessions at once. They may lose unsent text. They can sign in again.'
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
      ({ email }) => `We’ve emailed the link to ${email}`,
    )
  return (
    <ActionDialog
      {...control}
      title={
        <>
          Send <span translate="no">{getName(user)}</span> a password reset link?
        </>
      }
      description={
        <>
          It goes to <span translate="no">{user.email}</span>, works once and for one hour. Their current
          password works until they choose a new one. We send at most one link every five minutes.
        </>
      }
      verb="Send the link"
      action={action}
      onSubmit={submit}
    />
  )
}
