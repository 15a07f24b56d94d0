import type { EntryIn } from '@portal/reference-data'
import type { IconName } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'

export type QuickGroup = EntryIn<'quick'>['group']

interface QuickGroupEntry {
  name: QuickGroup
  icon: IconName
  /** The group's link without script. */
  href: string
  /** The first parts of the addresses of its pages. */
  sections: readonly string[]
}

/** The groups of the quick menu in order; their links are loaded when one is opened. */
export const QUICK_GROUPS: readonly QuickGroupEntry[] = [
  { name: 'Events', icon: 'calendar', href: paths.events(), sections: ['events'] },
  { name: 'Jobs & Tenders', icon: 'briefcase', href: paths.tenders(), sections: ['tenders', 'jobs'] },
  {
    name: 'Digital Growth Centre',
    icon: 'growth',
    href: paths.resources(),
    sections: ['resources', 'webinars'],
  },
  { name: 'Skills Portal', icon: 'cap', href: paths.skills(), sections: ['skills'] },
]
