import { pluralize } from '@portal/domain/shared'
import { ActionDialog } from '#shared/actions/ActionDialog.tsx'
import { NoteField, useNote } from '#shared/actions/NoteField.tsx'
import { useRestoreUserMutation } from '../users.api.ts'
import { getName } from '../user-name.ts'
import { useUserAction, type UserDialogProps } from './user-dialog.ts'

/** Restores a suspended account, and the listings that were hidden too. */
export function RestoreDialog({ user, ...control }: UserDialogProps) {
  const [restore] = useRestoreUserMutation()
  const action = useUserAction()
  const note = useNote(`note on restoring user ${user.id}`)
  const name = getName(user)
  const hidden = user.suspension?.hiddenListings ?? 0
  const submit = async () => {
    const send = () => restore({ id: user.id, note: note.text || null })
    const isDone = await action.run(send, `${name} is restored`)
    if (isDone) note.clear()
    return isDone
  }
  return (
    <ActionDialog
      {...control}
      title={
        <>
          Restore <span translate="no">{name}</span>?
        </>
      }
      description={[
        'They can sign in again. We email them about it.',
        hidden > 0 && `Listings hidden with the account are public again: ${pluralize(hidden, 'listing')}.`,
      ]
        .filter(Boolean)
        .join(' ')}
      verb="Restore"
      action={action}
      onSubmit={submit}
    >
      <NoteField
        note={note}
        label={
          <>
            Note to <span translate="no">{name}</span>
          </>
        }
        hint="Optional."
        error={action.getError('note')}
      />
    </ActionDialog>
  )
}
