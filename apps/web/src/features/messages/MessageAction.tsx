import { Icon, Link } from '@portal/ui'
import { useState } from 'react'
import { useDialogOpener } from '#shared/page/dialog-opener.tsx'
import { LazyMessageDialog } from './LazyMessageDialog.tsx'
import type { MessageDialogProps } from './MessageDialog.tsx'

/** Opens the dialog; without script it leads to the contact details. */
export function MessageAction({
  business,
  isExample = false,
}: Pick<MessageDialogProps, 'business' | 'isExample'>) {
  const [open, setOpen] = useState(false)
  const opener = useDialogOpener(() => setOpen(true))
  return (
    <>
      <Link href="#contact" {...opener}>
        <Icon name="mail" />
        Message
      </Link>
      <LazyMessageDialog
        kind="message"
        business={business}
        isExample={isExample}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  )
}
