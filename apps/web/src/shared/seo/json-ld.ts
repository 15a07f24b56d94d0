import type { BreadcrumbItem } from '@portal/ui'

/** Breadcrumbs as schema.org data: each step with its address, the page itself without. */
export const toBreadcrumbList = (origin: string, breadcrumbs: readonly BreadcrumbItem[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ label, href }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: label,
    ...(href !== undefined && { item: origin + href }),
  })),
})

/** Several schema.org objects of one page. */
export const toJsonLdGraph = (...things: readonly object[]) => ({
  '@context': 'https://schema.org',
  '@graph': things,
})
