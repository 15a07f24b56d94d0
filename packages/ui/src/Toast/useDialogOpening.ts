import { useEffect } from 'react'

const DIALOG = '[role="dialog"], [role="alertdialog"]'

/** Calls `onOpening` when the focus moves into a dialog that was not there before, while `active`. */
export function useDialogOpening(active: boolean, onOpening: () => void): void {
  useEffect(() => {
    if (!active) return undefined
    const before = new Set(document.querySelectorAll(DIALOG))
    const onFocusIn = ({ target }: FocusEvent) => {
      const dialog = target instanceof Element ? target.closest(DIALOG) : null
      if (dialog && !before.has(dialog)) onOpening()
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [active, onOpening])
}
