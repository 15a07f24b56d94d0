import { createContext, use } from 'react'

/** What opened a panel: a press on a panel that merely hovers open keeps it open. */
export type OpenedBy = 'hover' | 'press'

/** What the items of one menu share. */
export type MenuState = {
  openId: string | undefined
  openedBy: OpenedBy | undefined
  show: (id: string, by: OpenedBy) => void
  /** Closes the item that is given, if it is the open one, or whichever is open. */
  close: (id?: string) => void
}

/** The menu around an item. */
export const MenuContext = createContext<MenuState | undefined>(undefined)

/** The menu around an item; throws outside of one. */
export function useMenu(): MenuState {
  const menu = use(MenuContext)
  if (!menu) throw new Error('A MegaMenuItem stands inside a MegaMenu')
  return menu
}
