import { useEffect, type RefObject } from 'react'

/** Scrolls a list sideways, never the page, so that the item whose `data-item` is `id` is centred in it. */
export function useScrollToItem(list: RefObject<HTMLElement | null>, id: string | undefined) {
  useEffect(() => {
    const element = list.current
    const items = [...(element?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
    const item = items.find(({ dataset }) => dataset.item === id)
    if (!element || !item) return
    const start = item.offsetLeft - element.offsetLeft
    element.scrollTo?.({ left: start - (element.clientWidth - item.offsetWidth) / 2 })
  }, [list, id])
}
