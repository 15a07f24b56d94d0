import { useEffect, type RefObject } from 'react'

/**
 * Scrolls a list sideways, never the page, so that the item whose `data-item` is `id` is centred in it, again when the
 * items become wider or narrower, say by a count that arrives.
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
