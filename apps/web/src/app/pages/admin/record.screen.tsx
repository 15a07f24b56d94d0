import { lazy, type ComponentType } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import type { Screen } from '#shared/page/screen.ts'
import { AdminFrame } from './AdminFrame.tsx'

interface RecordKind {
  title: string
  description: string
  Page: ComponentType<{ id: number }>
}

/** Records that administrators open by id. The key is the tab that lists them and the segment of their path. */
const KINDS = {
  businesses: {
    title: 'Business',
    description: 'A business of the Pacific Business Portal.',
    Page: lazy(() =>
      import('#features/business-admin/detail/BusinessPage.tsx').then((part) => ({
        default: part.BusinessPage,
      })),
    ),
  },
  orders: {
    title: 'Order',
    description: 'An order of the Pacific Business Portal.',
    Page: lazy(() =>
      import('#features/order-admin/detail/OrderPage.tsx').then((part) => ({ default: part.OrderPage })),
    ),
  },
  users: {
    title: 'User',
    description: 'An account of the Pacific Business Portal.',
    Page: lazy(() =>
      import('#features/users/page/UserPage.tsx').then((part) => ({ default: part.UserPage })),
    ),
  },
} as const satisfies Record<string, RecordKind>

type KindName = keyof typeof KINDS

const getKind = (pathname: string): KindName =>
  (Object.keys(KINDS) as KindName[]).find((name) => pathname.startsWith(`/admin/${name}/`)) ?? 'businesses'

function RecordPage() {
  const { pathname } = useLocation()
  const id = Number(useParams().id)
  const kind = getKind(pathname)
  const { title, description, Page } = KINDS[kind]
  return (
    <AdminFrame title={title} description={description} path={pathname} current={kind}>
      <Page key={id} id={id} />
    </AdminFrame>
  )
}

export const screen: Screen = {
  Component: RecordPage,
  guard: ({ params }) => (/^[1-9]\d{0,14}$/.test(params.id ?? '') ? undefined : 'not-found'),
}
