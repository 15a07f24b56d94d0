import { Breadcrumb, type BreadcrumbProps } from '@portal/ui'
import { toBreadcrumbList } from './json-ld.ts'
import { toScriptJson } from './script-json.ts'
import { useOrigin } from '../page/page-context.ts'

/** A page's breadcrumbs, for readers and, as schema.org's BreadcrumbList, for search engines. */
export function Breadcrumbs(props: BreadcrumbProps) {
  const data = { '@context': 'https://schema.org', ...toBreadcrumbList(useOrigin(), props.items) }
  return (
    <>
      <Breadcrumb {...props} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptJson(data) }} />
    </>
  )
}
