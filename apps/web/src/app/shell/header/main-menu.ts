import { paths } from '#shared/urls/paths.ts'

export type MainMenuName = 'Directory' | 'Countries' | 'Industries' | 'News'

interface MainMenuEntry {
  name: MainMenuName
  /** Where the entry itself leads. */
  href: string
  width: 'wide' | 'narrow'
}

/** The header's menus in order. */
export const MAIN_MENU: readonly MainMenuEntry[] = [
  { name: 'Directory', href: paths.directory(), width: 'wide' },
  { name: 'Countries', href: paths.countries(), width: 'wide' },
  { name: 'Industries', href: paths.industries(), width: 'wide' },
  { name: 'News', href: paths.news(), width: 'narrow' },
]
