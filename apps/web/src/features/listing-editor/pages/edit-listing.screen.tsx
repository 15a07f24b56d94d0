import { Navigate, useParams } from 'react-router-dom'
import { useAccount } from '#features/account/account.api.ts'
import { WithoutScript } from '#shared/layout/WithoutScript.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { AccountGate } from '#shared/session/AccountGate.tsx'
import { paths } from '#shared/urls/paths.ts'
import { LoadedListing } from '../components/LoadedListing.tsx'

function EditListingPage() {
  const { id = '' } = useParams()
  return (
    <>
      <Seo
        title="Edit a listing"
        description="Change what your listing says."
        path={paths.editListing(Number(id))}
        noindex
      />
      <WithoutScript>The editor needs JavaScript, which is off or didn’t load.</WithoutScript>
      <AccountGate
        title="Edit a listing"
        account={useAccount()}
        signedOut={<Navigate to={paths.signIn(paths.editListing(Number(id)))} replace />}
      >
        {() => <LoadedListing id={Number(id)} />}
      </AccountGate>
    </>
  )
}

export const screen: Screen = {
  Component: EditListingPage,
  guard: ({ params }) => (/^[1-9]\d{0,14}$/.test(params.id ?? '') ? undefined : 'not-found'),
}
