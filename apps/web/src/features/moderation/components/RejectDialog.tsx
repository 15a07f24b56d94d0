import type { ReactNode } from 'react'
import { ActionDialog } from '#shared/actions/ActionDialog.tsx'
import { ReasonFields, useReasonFields } from '#shared/actions/ReasonFields.tsx'
import { useCheck } from '#shared/actions/useAction.ts'
import type { RejectionTexts } from '../queue-kinds.ts'

/** Why something is rejected. */
export interface DecisionReason {
  reason?: string
  note?: string
}

interface RejectDialogProps extends RejectionTexts {
  /** The key under which the input is kept. */
  draft: string
  title: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Resolves to whether it was decided. */
  send: (reason: DecisionReason) => Promise<boolean>
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
  const fields = useReasonFields(reasons, draft)
  const { check, getError } = useCheck(fields.problems)
  const submit = async () => {
    const { reason, note } = fields
    const isDone = await send({
      ...(reason.code !== null && { reason: reason.code }),
      ...(note.text && { note: note.text }),
    })
    if (isDone) note.clear()
    return isDone
  }
  return (
    <ActionDialog
      open={open}
      onClose={() => onOpenChange(false)}
      title={
        <>
          {verb} {title}?
        </>
      }
      description={readerText}
      verb={verb}
      isDangerous
      action={{ isSending, refusal, check }}
      onSubmit={submit}
    >
      <ReasonFields
        fields={fields}
        label={`Note to the ${reader}`}
        hint={reasons.length > 0 ? 'What to change, in a sentence or two.' : 'Optional.'}
        getError={getError}
      />
    </ActionDialog>
  )
}
