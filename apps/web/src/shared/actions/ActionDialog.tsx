import { Alert, Button, Dialog, Stack } from '@portal/ui'
import { useId, type ReactNode, type SubmitEvent } from 'react'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import type { Action } from './useAction.ts'

export interface ActionDialogProps {
  open: boolean
  onClose: () => void
  /** Called by the Cancel button, if that differs from closing by Escape. */
  onCancel?: () => void
  /** Called after success, if that needs more than closing. */
  onDone?: () => void
  title: ReactNode
  /** What will happen. */
  description: ReactNode
  /** Label of the button that runs it. */
  verb: string
  /** Label of the button that cancels it. */
  cancelLabel?: string
  isDangerous?: boolean
  action: Pick<Action, 'isSending' | 'refusal' | 'check'>
  /** Resolves to whether it succeeded. */
  onSubmit: () => Promise<boolean>
  /** The fields to fill in. */
  children?: ReactNode
}

/** Explains an action before it runs, and why it was refused; a refusal keeps the input. */
export function ActionDialog({
  open,
  onClose,
  onCancel = onClose,
  onDone = onClose,
  title,
  description,
  verb,
  cancelLabel = 'Cancel',
  isDangerous = false,
  action,
  onSubmit,
  children,
}: ActionDialogProps) {
  const form = useId()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (action.check(event.currentTarget) && (await onSubmit())) onDone()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={form}
            busy={action.isSending}
            variant={isDangerous ? 'danger' : 'primary'}
          >
            {verb}
          </Button>
        </>
      }
    >
      <form id={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <RequiredNote />
          {action.refusal !== null && (
            <Alert tone="danger" role="alert">
              {action.refusal}
            </Alert>
          )}
          {children}
        </Stack>
      </form>
    </Dialog>
  )
}
