import { useRef, useState, type DragEvent } from 'react'

/** Whether files are dragged, and not text or a link. */
export const carriesFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') === true

/**
 * The handlers of an area that takes dragged files, and whether some are over it now. Without `take` it takes
 * none, and the browser does not open them either.
 */
export function useFileDrop(take: ((files: File[]) => void) | undefined) {
  const [over, setOver] = useState(false)
  // The pointer enters a child before it leaves the parent: only leaving what was entered last is leaving.
  const entered = useRef<EventTarget | null>(null)
  const area = {
    onDragEnter: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      entered.current = event.target
      setOver(true)
    },
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = take ? 'copy' : 'none'
    },
    onDragLeave: (event: DragEvent) => {
      if (event.target === entered.current) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(false)
      take?.([...event.dataTransfer.files])
    },
  }
  return { over: over && take !== undefined, area }
}
