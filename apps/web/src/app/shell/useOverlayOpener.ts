import { useState } from 'react'
import { useDialogOpener } from '#shared/page/dialog-opener.tsx'

/** Props of a link that opens an overlay as a button does, and of the overlay; without script it stays a link. */
export function useOverlayOpener() {
  const [open, onOpenChange] = useState(false)
  const opener = useDialogOpener(() => onOpenChange(true))
  return { opener: opener && { ...opener, 'aria-expanded': open }, overlay: { open, onOpenChange } }
}
