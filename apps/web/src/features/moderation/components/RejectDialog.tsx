import { REJECTION_REASONS, SUBMISSION_REASONS, type RejectionReason } from '@portal/domain/moderation'
import { countCharacters } from '@portal/domain/shared'
import { Alert, Button, Dialog, Field, RadioGroup, Stack, TextArea } from '@portal/ui'
import { useState, type SubmitEvent } from 'react'
import { useUnsentText } from '#shared/forms/unsent-text.tsx'
import type { DecisionState, PendingItem } from '../useDecision.ts'

const NOTE_MAX = 1000
const FORM = 'reject'
/** The one reason that requires a note. */
const NEEDS_NOTE: RejectionReason = 'other'
const choices = (reasons: readonly { code: string; label: string }[]) =>
  reasons.map(({ code, label }) => ({ value: code, label }))

const LISTING = {
  reasons: choices(REJECTION_REASONS),
  reader: 'owner',
  text: 'The owner reads the reason and the note, and can mend the listing and send it again.',
  typed: 'listing',
}
const SUBMISSION = {
  reasons: choices(SUBMISSION_REASONS),
  reader: 'sender',
  text: 'The sender reads the reason and the note by mail, and can send it in again.',
}

const toTexts = (kind: DecisionState['kind']) =>
  kind === 'business' ? LISTING : { ...SUBMISSION, typed: kind }

interface RejectDialogProps {
  /** The item to reject. */
  waiting: PendingItem
  open: boolean
  onOpenChange: (open: boolean) => void
  decide: DecisionState['decide']
  decision: Pick<DecisionState, 'kind' | 'deciding' | 'refusal'>
}

/**
 * Asks for the reason and note that the sender reads. Input stays after a failed decision and after closing the dialog.
 */
export function RejectDialog({ waiting, open, onOpenChange, decide, decision }: RejectDialogProps) {
  const words = toTexts(decision.kind)
  const [reason, setReason] = useState('')
  const [note, setNote] = useUnsentText(`note on ${words.typed} ${waiting.id}`)
  const [sent, setSent] = useState(false)
  const text = note.trim()
  const noReason = reason === '' && 'Please choose a reason'
  const noNote = reason === NEEDS_NOTE && text === '' && 'Please say in the note what the reason is'
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSent(true)
    if (noReason || noNote) {
      const { elements } = event.currentTarget
      const wanted = elements.namedItem(noReason ? 'reason' : 'note')
      const control = wanted instanceof RadioNodeList ? wanted[0] : wanted
      if (control instanceof HTMLElement) control.focus()
      return
    }
    const wasDecided = await decide(waiting, {
      status: 'rejected',
      reason,
      ...(text !== '' && { note: text }),
    })
    if (!wasDecided) return
    setNote('')
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Reject ${waiting.name}?`}
      description={words.text}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button variant="danger" type="submit" form={FORM} busy={decision.deciding}>
            Reject
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          {decision.refusal && (
            <Alert tone="danger" role="status">
              {decision.refusal}
            </Alert>
          )}
          <RadioGroup
            legend="Reason"
            name="reason"
            options={words.reasons}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={(sent && noReason) || undefined}
            required
          />
          <Field
            label={`Note to the ${words.reader}`}
            hint="What to change, in a sentence or two."
            error={(sent && noNote) || undefined}
            counter={{ count: countCharacters(note), max: NOTE_MAX }}
          >
            <TextArea
              name="note"
              rows={4}
              maxLength={NOTE_MAX}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}
