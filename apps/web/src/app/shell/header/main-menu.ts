import { getMenu, type EntryIn } from '@portal/reference-data'

export type MainMenuName = EntryIn<'header'>['label']

interface MainMenuEntry {
  name: MainMenuName
  /** Where the entry itself leads. */
  href: string
  width: 'wide' | 'narrow'
}

/** The header's menus in order. */
export const MAIN_MENU: readonly MainMenuEntry[] = getMenu('header').map(({ label, href }) => ({
  name: label,
  href,
  width: label === 'News' ? 'narrow' : 'wide',
}))
