import { useEffect, useEffectEvent } from 'react'
import { carriesFiles } from './useFileDrop.ts'

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="file"])'))

const isFileInput = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input[type="file"]')

function keepPage(event: globalThis.DragEvent) {
  if (event.defaultPrevented || !carriesFiles(event) || isFileInput(event.target)) return
  event.preventDefault()
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
}

/**
 * Files that miss their place: one that is dropped beside it is not opened by the browser, which would leave
 * the page and the form on it; one that is pasted anywhere but into a text goes to `take`.
 */
export function useStrayFiles(take: ((files: File[]) => void) | undefined) {
  const paste = useEffectEvent((event: globalThis.ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (take === undefined || files.length === 0 || takesText(event.target)) return
    event.preventDefault()
    take(files)
  })
  useEffect(() => {
    const onPaste = (event: globalThis.ClipboardEvent) => paste(event)
    window.addEventListener('dragover', keepPage)
    window.addEventListener('drop', keepPage)
    window.addEventListener('paste', onPaste)
    return () => {
      window.removeEventListener('dragover', keepPage)
      window.removeEventListener('drop', keepPage)
      window.removeEventListener('paste', onPaste)
    }
  }, [])
}
