import { Button, Dialog } from '@portal/ui'

interface ConfirmDialogProps {
  title: string
  description: string
  confirmLabel: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is deleted. */
export const ConfirmDialog = ({
  title,
  description,
  confirmLabel,
  busy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={title}
    description={description}
    size="small"
    footer={
      <>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  />
)
