import { useSearchParams } from 'react-router-dom'
import type { Screen } from '#shared/page/screen.ts'
import { paths } from '#shared/urls/paths.ts'
import { parsePage } from '#shared/urls/url-state.ts'
import { parseTab } from './admin-tabs.ts'
import { AdminFrame } from './AdminFrame.tsx'

function AdminPage() {
  const [query] = useSearchParams()
  const tab = parseTab(query)
  return (
    <AdminFrame
      title={tab ? `Administration: ${tab.label}` : 'Administration'}
      description="The moderation queue of the Pacific Business Portal."
      path={paths.admin({ tab: tab?.name ?? undefined, page: parsePage(query) })}
      current={tab?.name ?? null}
    >
      {tab && <tab.Content />}
    </AdminFrame>
  )
}

export const screen: Screen = { Component: AdminPage, query: ['tab', 'page'] }
