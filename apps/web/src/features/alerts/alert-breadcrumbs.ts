import { paths } from '#shared/urls/paths.ts'

/** Breadcrumbs after Home of a page below that of alerts. */
export const getAlertBreadcrumbs = (step: string) => [
  { label: 'Email alerts', href: paths.alerts() },
  { label: step },
]
