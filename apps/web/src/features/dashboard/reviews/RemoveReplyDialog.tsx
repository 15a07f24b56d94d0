import { Alert, Button, Dialog } from '@portal/ui'

interface RemoveReplyDialogProps {
  reviewer: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onRemove: () => void
  isRemoving: boolean
  /** Why the last try failed. */
  refusal: string | undefined
}

/** Asks before a public reply is removed. */
export const RemoveReplyDialog = ({ reviewer, refusal, ...props }: RemoveReplyDialogProps) => (
  <Dialog
    open={props.open}
    onOpenChange={props.onOpenChange}
    size="small"
    title={`Remove your reply to ${reviewer}?`}
    description="It leaves your page at once. The review stays, and you can reply again."
    footer={
      <>
        <Button variant="secondary" onClick={() => props.onOpenChange(false)}>
          Cancel
        </Button>
        <Button variant="danger" busy={props.isRemoving} onClick={props.onRemove}>
          Remove reply
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
