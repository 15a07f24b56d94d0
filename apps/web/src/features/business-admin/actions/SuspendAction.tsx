import type { AdminBusiness } from '@portal/domain/contract'
import { SUSPENSION_REASONS } from '@portal/domain/moderation'
import { ActionButton } from '#shared/actions/ActionButton.tsx'
import { ReasonFields, useReasonFields } from '#shared/actions/ReasonFields.tsx'
import { NoteField, useNote } from '#shared/actions/NoteField.tsx'
import { useAction } from '#shared/actions/useAction.ts'
import { useEndSuspensionMutation, useSuspendBusinessMutation } from '../business-admin.api.ts'

const NO_REASON = 'Please choose one of the reasons'

type Props = { listing: AdminBusiness }
/** Hides the listing from everybody, with a reason for its owner. */
export function SuspendAction({ listing }: Props) {
  const { id, name } = listing.business
  const fields = useReasonFields(SUSPENSION_REASONS, `suspension of ${id}`, NO_REASON)
  const [send] = useSuspendBusinessMutation()
  const action = useAction({ problems: fields.problems })
  return (
    <ActionButton
      label="Suspend"
      title={
        <>
          Suspend <span translate="no">{name}</span>?
        </>
      }
      description="Only its owner and administrators can see it. We email the owner the reason and your note, and show them on the dashboard. Nothing is deleted, and the trial or paid year continues."
      verb="Suspend"
      isDangerous
      action={action}
      onSubmit={fields.createSubmit((reason) =>
        action.run(() => send({ id, revision: listing.revision, ...reason }), `${name} is suspended`),
      )}
    >
      <ReasonFields
        fields={fields}
        label="Note to the owner"
        hint="What has to change, in a sentence or two."
        getError={action.getError}
      />
    </ActionButton>
  )
}

/** Shows a suspended listing again. */
export function EndSuspensionAction({ listing }: Props) {
  const { id, name, pausedAt } = listing.business
  const note = useNote(`end of the suspension of ${id}`)
  const [send] = useEndSuspensionMutation()
  const action = useAction()
  const submit = async () => {
    const end = { id, revision: listing.revision, note: note.text }
    const isDone = await action.run(() => send(end), `${name} is no longer suspended`)
    if (isDone) note.clear()
    return isDone
  }
  return (
    <ActionButton
      label="Restore"
      title={
        <>
          Restore <span translate="no">{name}</span>?
        </>
      }
      description={
        pausedAt === null
          ? 'Visitors see it again, unless it has expired. We email the owner your note.'
          : 'The owner paused it, so visitors see it once the owner shows it again. We email the owner your note.'
      }
      verb="Restore"
      action={action}
      onSubmit={submit}
    >
      <NoteField note={note} label="Note to the owner" hint="Optional." error={action.getError('note')} />
    </ActionButton>
  )
}
