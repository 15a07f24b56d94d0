import { ActionDialog } from '#shared/actions/ActionDialog.tsx'
import { NoteField } from '#shared/actions/NoteField.tsx'
import { ReasonField, useBecause } from '#shared/actions/ReasonField.tsx'
import { useCheck } from '#shared/actions/useAction.ts'
import type { RejectionTexts } from '../rejection-texts.ts'

/** Why something is rejected. */
export interface Because {
  reason?: string
  note?: string
}

interface RejectDialogProps extends RejectionTexts {
  /** Under which what is typed is kept. */
  draft: string
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Resolves to whether it was decided. */
  send: (because: Because) => Promise<boolean>
  isSending: boolean
  /** Why the last decision failed. */
  refusal: string | null
}

/**
 * Asks for the reason and note that the sender reads. Input stays after a failed decision and after closing the dialog.
 */
export function RejectDialog(props: RejectDialogProps) {
  const { draft, title, verb, reasons, reader, readerText, open, onOpenChange, send, isSending, refusal } =
    props
  const { reason, note, problems } = useBecause(reasons, draft)
  const { check, errorOf } = useCheck(problems)
  const submit = async () => {
    const because = {
      ...(reason.code !== null && { reason: reason.code }),
      ...(note.text && { note: note.text }),
    }
    const isDone = await send(because)
    if (isDone) note.clear()
    return isDone
  }
  return (
    <ActionDialog
      open={open}
      onClose={() => onOpenChange(false)}
      title={`${verb} ${title}?`}
      description={readerText}
      verb={verb}
      isDangerous
      action={{ isSending, refusal, check }}
      onSubmit={submit}
    >
      {reasons.length > 0 && <ReasonField reason={reason} error={errorOf('reason')} />}
      <NoteField
        note={note}
        label={`Note to the ${reader}`}
        hint={reasons.length > 0 ? 'What to change, in a sentence or two.' : 'Optional.'}
        error={errorOf('note')}
      />
    </ActionDialog>
  )
}
