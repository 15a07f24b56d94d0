import type { EntryIn } from '@portal/reference-data'
import type { IconName } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'

export type QuickGroup = EntryIn<'quick'>['group']

interface QuickGroupEntry {
  name: QuickGroup
  icon: IconName
  /** The group's link without script. */
  href: string
}

/** The groups of the quick menu in order; their links are loaded when one is opened. */
export const QUICK_GROUPS: readonly QuickGroupEntry[] = [
  { name: 'Events', icon: 'calendar', href: paths.events() },
  { name: 'Jobs & Tenders', icon: 'briefcase', href: paths.tenders() },
  { name: 'Digital Growth Centre', icon: 'growth', href: paths.resources() },
  { name: 'Skills Portal', icon: 'cap', href: paths.skills() },
]
