import { Button } from '@portal/ui'
import { useState } from 'react'
import { ActionDialog, type ActionDialogProps } from './ActionDialog.tsx'

interface ActionButtonProps extends Omit<ActionDialogProps, 'open' | 'onClose' | 'onDone'> {
  label: string
}

/** A button, and the dialog that it opens. */
export function ActionButton({ label, ...dialog }: ActionButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant={dialog.isDangerous ? 'danger' : 'secondary'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ActionDialog {...dialog} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
