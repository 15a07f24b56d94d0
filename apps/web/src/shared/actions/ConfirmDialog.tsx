import { Alert, Button, Dialog } from '@portal/ui'
import type { ReactNode } from 'react'

interface ConfirmDialogProps {
  open?: boolean
  title: ReactNode
  /** What will happen. */
  description: string
  confirmLabel: string
  cancelLabel?: string
  busy: boolean
  /** Why the last try failed. */
  refusal?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Confirms a deletion or withdrawal that needs no input. */
export const ConfirmDialog = ({
  open = true,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  busy,
  refusal,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title={title}
    description={description}
    size="small"
    footer={
      <>
        <Button variant="secondary" onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  >
    {refusal !== undefined && (
      <Alert tone="danger" role="alert">
        {refusal}
      </Alert>
    )}
  </Dialog>
)
