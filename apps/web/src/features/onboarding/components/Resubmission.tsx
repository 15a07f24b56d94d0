import { photoAddress, parsePhotoAddress } from '@portal/domain/business'
import { rejectionLabel } from '@portal/domain/moderation'
import {
  Alert,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@portal/ui'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useAccount } from '#features/account/account.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { useOwnListingQuery, type OwnListing } from '../onboarding.api.ts'
import type { StoredPhoto } from '../photos/photo-store.ts'
import { toBusinessForm } from '../business-form.ts'
import { Wizard } from './Wizard.tsx'

const storedPhotos = ({ photos }: OwnListing): StoredPhoto[] =>
  photos.map(({ src }, position) => {
    const stored = parsePhotoAddress(src)
    return {
      kind: 'stored',
      id: src,
      name: `Photo ${position + 1}`,
      address: src,
      src: stored ? photoAddress(stored.name, 400) : src,
    }
  })

const Note = styled(Text)`
  white-space: pre-line;
`

/** Why a listing was not approved, as its owner reads it. */
export function RejectionNotice({ rejection }: { rejection: OwnListing['rejection'] }) {
  const label = rejection?.reason ? rejectionLabel(rejection.reason) : null
  return (
    <Alert tone="danger" title="Why it was not approved:">
      <Text>{label === null ? 'No reason was given.' : `${label}.`}</Text>
      {rejection?.note && <Note>{rejection.note}</Note>}
    </Alert>
  )
}

const ToDashboard = () => <LinkButton href={paths.dashboard()}>Go to Dashboard</LinkButton>

const Nothing = ({ title, children }: { title: string; children: ReactNode }) => (
  <EmptyState title={title} action={<ToDashboard />}>
    {children}
  </EmptyState>
)

const Unreachable = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState title="Your listing could not be fetched" onRetry={onRetry}>
    Nothing is lost. Check your connection and try again.
  </ErrorState>
)

const WAITS: Readonly<Record<OwnListing['status'], string>> = {
  pending: 'It waits for its review. You hear from us by email.',
  approved: 'It was approved already.',
  rejected: '',
}

/** The form's place while the listing is on its way. */
const Opening = () => (
  <Card>
    <VisuallyHidden role="status">Opening your listing…</VisuallyHidden>
    <Stack gap={24}>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="short" />
    </Stack>
  </Card>
)

/** A rejected listing of one's own, to be mended and sent again by who is signed in. */
export function Resubmission({ id }: { id: number }) {
  const account = useAccount()
  switch (account.status) {
    case 'signed-in':
      return <OwnResubmission id={id} />
    case 'signed-out':
      return <Navigate to={paths.signIn(paths.registerBusiness({ resubmit: id }))} replace />
    case 'unreachable':
      return <Unreachable onRetry={account.retry} />
    case 'unknown':
      return <Opening />
  }
}

function OwnResubmission({ id }: { id: number }) {
  const { data: listing, error, refetch, isFetching } = useOwnListingQuery(id)
  if (listing && listing.status !== 'rejected') {
    return <Nothing title={`${listing.name} does not have to be sent again`}>{WAITS[listing.status]}</Nothing>
  }
  if (listing) {
    return (
      <Stack gap={24}>
        <RejectionNotice rejection={listing.rejection} />
        <Wizard key={id} resubmitted={{ id, form: toBusinessForm(listing), photos: storedPhotos(listing) }} />
      </Stack>
    )
  }
  if (error && !isFetching && 'status' in error && error.status === 404) {
    return (
      <Nothing title="This listing is not among yours">
        It may have been withdrawn, or belong to another account.
      </Nothing>
    )
  }
  if (error && !isFetching) return <Unreachable onRetry={() => void refetch()} />
  return <Opening />
}
