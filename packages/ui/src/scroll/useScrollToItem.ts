import { useEffect, type RefObject } from 'react'

/**
 * Scrolls a list horizontally, never the page, to centre the item whose `data-item` is `id`, and again when widths change, for
 * example when a count arrives.
 */
export function useScrollToItem(list: RefObject<HTMLElement | null>, id: string | undefined) {
  useEffect(() => {
    const element = list.current
    const items = [...(element?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
    const item = items.find(({ dataset }) => dataset.item === id)
    if (!element || !item) return
    const centre = () => {
      const start = item.offsetLeft - element.offsetLeft
      element.scrollTo?.({ left: start - (element.clientWidth - item.offsetWidth) / 2 })
    }
    centre()
    if (typeof ResizeObserver === 'undefined') return
    const sizes = new ResizeObserver(centre)
    for (const one of items) sizes.observe(one)
    return () => sizes.disconnect()
  }, [list, id])
}
