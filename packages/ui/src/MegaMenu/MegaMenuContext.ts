import { createContext, use } from 'react'

/** What opened a panel. A click on an item that hovering opened keeps its panel open. */
export type OpenTrigger = 'hover' | 'click'

/** The state shared by the items of a menu. */
export type MegaMenuState = {
  openId: string | undefined
  openedBy: OpenTrigger | undefined
  show: (id: string, by: OpenTrigger) => void
  /** Closes the given item if it is open; without an id, whichever is open. */
  close: (id?: string) => void
}

/** The menu around an item; undefined outside a menu. */
export const MegaMenuContext = createContext<MegaMenuState | undefined>(undefined)

/** The menu around an item; throws outside a menu. */
export function useMegaMenu(): MegaMenuState {
  const menu = use(MegaMenuContext)
  if (!menu) throw new Error('MegaMenuItem needs a MegaMenu around it')
  return menu
}
