import { useEffect, useEffectEvent } from 'react'
import { hasFiles } from './useFileDrop.ts'

const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="file"])'))

const isFileInput = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input[type="file"]')

function preventOpening(event: globalThis.DragEvent) {
  if (event.defaultPrevented || !hasFiles(event) || isFileInput(event.target)) return
  event.preventDefault()
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
}

/**
 * Handles files anywhere in the window: pasted ones go to `onFiles`, unless they are pasted into a text input.
 * Files dropped beside a drop area are ignored; the browser would open them and leave the page with its form.
 */
export function useWindowFiles(onFiles: ((files: File[]) => void) | undefined) {
  const handlePaste = useEffectEvent((event: globalThis.ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (onFiles === undefined || files.length === 0 || isTextInput(event.target)) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const onPaste = (event: globalThis.ClipboardEvent) => handlePaste(event)
    window.addEventListener('dragover', preventOpening)
    window.addEventListener('drop', preventOpening)
    window.addEventListener('paste', onPaste)
    return () => {
      window.removeEventListener('dragover', preventOpening)
      window.removeEventListener('drop', preventOpening)
      window.removeEventListener('paste', onPaste)
    }
  }, [])
}
