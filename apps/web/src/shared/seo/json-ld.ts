import type { BreadcrumbItem } from '@portal/ui'

/** Where a page stands, as schema.org has it: each step with its address, the page itself without. */
export const breadcrumbList = (origin: string, trail: readonly BreadcrumbItem[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: label,
    ...(href !== undefined && { item: origin + href }),
  })),
})

/** Several things that one page is about. */
export const jsonLdOf = (...things: readonly object[]) => ({
  '@context': 'https://schema.org',
  '@graph': things,
})
