import { lazyDialog } from '#shared/page/lazy-dialog.tsx'
import type { MessageDialogProps } from './MessageDialog.tsx'

/** The dialog to write to a business, whose script is loaded when it is opened. */
export const LazyMessageDialog = lazyDialog<MessageDialogProps>(() =>
  import('./MessageDialog.tsx').then((part) => part.MessageDialog),
)
