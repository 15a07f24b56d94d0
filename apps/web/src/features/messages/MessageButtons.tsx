import { Cluster } from '@portal/ui'
import { useState } from 'react'
import { DialogOpener } from '#shared/page/dialog-opener.tsx'
import { LazyMessageDialog } from './LazyMessageDialog.tsx'
import type { MessageDialogProps } from './MessageDialog.tsx'
import type { MessageKind } from './messages.api.ts'

interface MessageButtonsProps extends Pick<MessageDialogProps, 'business' | 'isExample'> {
  /** Where to write without script. */
  href: string
}

/** Send message and Get quote. */
export function MessageButtons({ href, ...dialog }: MessageButtonsProps) {
  const [opened, setOpened] = useState<{ kind: MessageKind; open: boolean }>({ kind: 'message', open: false })
  const open = (kind: MessageKind) => setOpened({ kind, open: true })
  return (
    <Cluster gap={8} data-print="hide">
      <DialogOpener href={href} onOpen={() => open('message')}>
        Send message
      </DialogOpener>
      <DialogOpener href={href} variant="secondary" onOpen={() => open('quote')}>
        Get quote
      </DialogOpener>
      <LazyMessageDialog
        {...dialog}
        {...opened}
        onOpenChange={(isOpen) => setOpened({ ...opened, open: isOpen })}
      />
    </Cluster>
  )
}
