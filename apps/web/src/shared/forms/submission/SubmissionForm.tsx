import { Button, Stack } from '@portal/ui'
import { useStorageAvailable } from '#shared/drafts/storage-available.ts'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { getFieldErrors } from '#shared/calls/api-error.ts'
import { useFormEngine } from '../engine/useFormEngine.ts'
import { ErrorAlert } from '../parts/ErrorAlert.tsx'
import { FormShell } from '../parts/FormShell.tsx'
import { Honeypot } from '../parts/Honeypot.tsx'
import { ProblemList } from '../parts/ProblemList.tsx'
import { RestoredAlert } from '../parts/RestoredAlert.tsx'
import type { SubmissionRecord } from '../submission-record.ts'
import type { FormContent, Sender, SubmissionFormDefinition } from './definition.ts'
import { describeSendError, type SendResult } from './send-error.ts'
import { RequiredNote } from '../parts/RequiredNote.tsx'

interface SubmissionFormProps {
  form: SubmissionFormDefinition
  sender: Sender
  /** Values from the page's address, by field. */
  initial?: Readonly<Record<string, string>>
  /** Sends it, with a key that is the same for the same content. */
  send: (content: FormContent, key: string) => Promise<SendResult>
  /** Called with the submission, in a dialog. */
  onSubmitted?: (submitted: SubmissionRecord) => void
}

const toSenderFields = ({ sender }: SubmissionFormDefinition, { name, email }: Sender) =>
  sender ? { [sender.name]: name, [sender.email]: email } : {}

const getText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A public submission form: kept on the device until it is sent, validated by the contract. */
export function SubmissionForm({ form, sender, initial, send, onSubmitted }: SubmissionFormProps) {
  const isStorageAvailable = useStorageAvailable()
  const hydrated = useHydrated()
  const engine = useFormEngine(form, {
    person: sender.person,
    prefill: { ...toSenderFields(form, sender), ...initial },
    onSubmitted,
    send: async (content, session) => {
      const result = await send(content, session.reserveKey(content))
      if ('reference' in result) {
        const email = form.sender ? getText(content[form.sender.email]) : ''
        return { submitted: { reference: result.reference, email, owner: sender.person ?? null } }
      }
      const text = describeSendError(result.error, isStorageAvailable)
      return { error: { title: 'Not sent.', text }, fields: getFieldErrors(result.error) }
    },
  })
  const { draft, isSending, shell, current } = engine
  const isInDialog = onSubmitted !== undefined
  return (
    <FormShell {...shell} gap={isInDialog ? 24 : 32} plain={isInDialog}>
      <Stack gap={isInDialog ? 24 : 32} inert={isSending}>
        <RequiredNote />
        <RestoredAlert discardLabel="Start again" onDiscard={draft.discard} onUndo={draft.undo}>
          {draft.restoredAt !== null && 'Draft restored from this device.'}
        </RestoredAlert>
        <ProblemList problems={engine.problems} formId={shell.id} onChoose={engine.showField} />
        <current.Component {...engine.stepProps} />
        <Honeypot />
      </Stack>
      <ErrorAlert error={engine.error} />
      <div>
        <Button
          type="submit"
          size={isInDialog ? 'medium' : 'large'}
          busy={isSending}
          disabled={!hydrated}
          unavailable={!engine.actions.canContinue}
        >
          {isSending ? 'Sending...' : form.submitLabel}
        </Button>
      </div>
    </FormShell>
  )
}
