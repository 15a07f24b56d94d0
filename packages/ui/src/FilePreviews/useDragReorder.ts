import { useState, type DragEvent } from 'react'

/** Reordering by drag and drop with a mouse: returns the attributes and handlers of an item. */
export function useDragReorder(onDropAt: ((id: string, toIndex: number) => void) | undefined) {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return (id: string, index: number) => {
    if (!onDropAt) return {}
    return {
      draggable: true,
      'data-dragged': dragged === id ? '' : undefined,
      'data-over': over === id && dragged !== id ? '' : undefined,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', '')
        setDragged(id)
      },
      onDragEnd: end,
      onDragOver: (event: DragEvent) => {
        if (dragged === undefined) return
        event.preventDefault()
        setOver(id)
      },
      onDrop: (event: DragEvent) => {
        if (dragged === undefined) return
        event.preventDefault()
        if (dragged !== id) onDropAt(dragged, index)
        end()
      },
    }
  }
}
