import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import type { Screen } from '#shared/page/screen.ts'
import { paths } from '#shared/urls/paths.ts'
import { AdminFrame } from './AdminFrame.tsx'

const BusinessPage = lazy(() =>
  import('#features/business-admin/detail/BusinessPage.tsx').then((part) => ({ default: part.BusinessPage })),
)

function AdminBusinessPage() {
  const id = Number(useParams().id)
  return (
    <AdminFrame
      title="Business"
      description="A business of the Pacific Business Portal."
      path={paths.adminBusiness(id)}
      current="businesses"
    >
      <BusinessPage key={id} id={id} />
    </AdminFrame>
  )
}

export const screen: Screen = {
  Component: AdminBusinessPage,
  guard: ({ params }) => (/^[1-9]\d{0,14}$/.test(params.id ?? '') ? undefined : 'not-found'),
}
