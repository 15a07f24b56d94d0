import type { EditableContent } from '@portal/domain/contract'
import { TAKE_DOWN_REASONS } from '@portal/domain/moderation'
import { ActionDialog } from '#shared/actions/ActionDialog.tsx'
import { NoteField } from '#shared/actions/NoteField.tsx'
import { ReasonField, useBecause } from '#shared/actions/ReasonField.tsx'
import { useAction } from '#shared/actions/useAction.ts'
import { useTakeDownContentMutation } from '../content-editor.api.ts'
import { describeTold } from './sentences.ts'

const FAILED = 'It was not taken down. Check your connection and try again.'
const NOTE_MAX = 500

interface DialogProps {
  content: EditableContent
  onClose: () => void
}

/** Takes content down with a reason, and says who is told. */
export function TakeDownDialog({ content, onClose }: DialogProps) {
  const { id, title, version } = content
  const [takeDown] = useTakeDownContentMutation()
  const { reason, note, problems } = useBecause(TAKE_DOWN_REASONS, `note on taking down content ${id}`)
  const action = useAction({ problems: { reason: problems.reason }, unclear: FAILED })
  const submit = async () => {
    const { code } = reason
    if (code === null) return false
    const body = { version, reason: code, note: note.text }
    const isDone = await action.run(() => takeDown({ id, body }))
    if (isDone) note.clear()
    return isDone
  }
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={`Take ${title} down?`}
      description={`It leaves the site at once, and can be restored. ${describeTold(content)}`}
      verb="Take down"
      isDangerous
      action={action}
      onSubmit={submit}
    >
      <ReasonField reason={reason} error={action.errorOf('reason')} />
      <NoteField
        note={note}
        label="Note"
        hint="Kept with the reason; whoever sent it in reads it. Optional."
        error={action.errorOf('note')}
        max={NOTE_MAX}
      />
    </ActionDialog>
  )
}
