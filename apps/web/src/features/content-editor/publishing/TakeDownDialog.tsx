import type { EditableContent } from '@portal/domain/contract'
import { TAKE_DOWN_REASONS } from '@portal/domain/moderation'
import { ActionDialog } from '#shared/actions/ActionDialog.tsx'
import { ReasonFields, useReasonFields } from '#shared/actions/ReasonFields.tsx'
import { useAction } from '#shared/actions/useAction.ts'
import { useTakeDownContentMutation } from '../content-editor.api.ts'
import { describeRecipients } from './describe-changes.ts'

const FAILED = 'It was not taken down. Check your connection and try again.'
const NOTE_MAX = 500

interface DialogProps {
  content: EditableContent
  onClose: () => void
}

/** Takes content down with a reason, and says who is notified. */
export function TakeDownDialog({ content, onClose }: DialogProps) {
  const { id, title, version } = content
  const [takeDown] = useTakeDownContentMutation()
  const fields = useReasonFields(TAKE_DOWN_REASONS, `note on taking down content ${id}`)
  const action = useAction({ problems: { reason: fields.problems.reason }, unclear: FAILED })
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={`Take ${title} down?`}
      description={`It leaves the site at once, and can be restored. ${describeRecipients(content)}`}
      verb="Take down"
      isDangerous
      action={action}
      onSubmit={fields.createSubmit((reason) =>
        action.run(() => takeDown({ id, body: { version, ...reason } })),
      )}
    >
      <ReasonFields
        fields={fields}
        label="Note"
        hint="Optional. Kept with the reason; the person who sent it reads it."
        max={NOTE_MAX}
        getError={action.getError}
      />
    </ActionDialog>
  )
}
