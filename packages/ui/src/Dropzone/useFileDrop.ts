import { useRef, useState, type DragEvent } from 'react'

/** Whether files are dragged, rather than text or a link. */
export const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') === true

/**
 * Drag-and-drop handlers of an area that accepts files, and whether files are dragged over it. Without `onFiles`
 * files are ignored, and the browser does not open them either.
 */
export function useFileDrop(onFiles: ((files: File[]) => void) | undefined) {
  const [isOver, setOver] = useState(false)
  // `dragenter` of a child fires before `dragleave` of its parent: only leaving the last target leaves the area.
  const entered = useRef<EventTarget | null>(null)
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      entered.current = event.target
      setOver(true)
    },
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = onFiles ? 'copy' : 'none'
    },
    onDragLeave: (event: DragEvent) => {
      if (event.target === entered.current) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      onFiles?.([...event.dataTransfer.files])
    },
  }
  return { isOver: isOver && onFiles !== undefined, handlers }
}
