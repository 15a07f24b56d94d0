import { useEffect, type RefObject } from 'react'

/** Scrolls a row of tabs, never the page, so that the chosen one is in sight; again whenever `chosen` changes. */
export function useChosenInSight(row: RefObject<HTMLElement | null>, chosen: string | undefined) {
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current]')
    if (!row.current || !tab) return
    const start = tab.offsetLeft - row.current.offsetLeft
    row.current.scrollLeft = start - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [row, chosen])
}
