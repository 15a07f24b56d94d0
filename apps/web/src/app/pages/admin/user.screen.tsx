import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import type { Screen } from '#shared/page/screen.ts'
import { paths } from '#shared/urls/paths.ts'
import { AdminFrame } from './AdminFrame.tsx'

const UserPage = lazy(() =>
  import('#features/users/page/UserPage.tsx').then((part) => ({ default: part.UserPage })),
)

function AdminUserPage() {
  const id = Number(useParams().id)
  return (
    <AdminFrame
      title="User"
      description="An account of the Pacific Business Portal."
      path={paths.adminUser(id)}
      current="users"
    >
      <UserPage key={id} id={id} />
    </AdminFrame>
  )
}

export const screen: Screen = {
  Component: AdminUserPage,
  guard: ({ params }) => (/^[1-9]\d{0,14}$/.test(params.id ?? '') ? undefined : 'not-found'),
}
