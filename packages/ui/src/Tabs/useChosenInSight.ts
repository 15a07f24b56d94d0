import { useEffect, type RefObject } from 'react'

/** Scrolls a row of tabs, never the page, so that the one whose `data-tab` is `chosen` is in sight. */
export function useChosenInSight(row: RefObject<HTMLElement | null>, chosen: string | undefined) {
  useEffect(() => {
    const list = row.current
    const tabs = [...(list?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])]
    const tab = tabs.find(({ dataset }) => dataset.tab === chosen)
    if (!list || !tab) return
    const start = tab.offsetLeft - list.offsetLeft
    list.scrollTo?.({ left: start - (list.clientWidth - tab.offsetWidth) / 2 })
  }, [row, chosen])
}
