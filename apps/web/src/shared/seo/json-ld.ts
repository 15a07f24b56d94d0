import type { BreadcrumbItem } from '@portal/ui'

/** Where a page stands, as schema.org has it: each step with its address, the page itself without. */
export const toBreadcrumbList = (origin: string, breadcrumbs: readonly BreadcrumbItem[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ label, href }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: label,
    ...(href !== undefined && { item: origin + href }),
  })),
})

/** Several things that one page is about. */
export const toJsonLdGraph = (...things: readonly object[]) => ({
  '@context': 'https://schema.org',
  '@graph': things,
})
