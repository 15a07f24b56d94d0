import { getPhotoUrl, parsePhotoUrl } from '@portal/domain/business'
import { getRejectionLabel } from '@portal/domain/moderation'
import {
  Alert,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  Skeleton,
  Stack,
  Text,
  TextLink,
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
import { findFieldRejection } from '../rejected-field.ts'
import { Wizard } from './Wizard.tsx'

const toStoredPhotos = ({ photos }: OwnListing): StoredPhoto[] =>
  photos.map(({ src }, position) => {
    const stored = parsePhotoUrl(src)
    return {
      kind: 'stored',
      id: src,
      name: `Photo ${position + 1}`,
      address: src,
      src: stored ? getPhotoUrl(stored.name, 400) : src,
    }
  })

const Note = styled(Text)`
  white-space: pre-line;
`

/** Why a business was rejected, as its owner reads it. */
function RejectionAlert({ rejection }: { rejection: OwnListing['rejection'] }) {
  const label = rejection?.reason ? getRejectionLabel(rejection.reason) : null
  return (
    <Alert tone="danger" title="Why it was not approved:">
      <Text>{label === null ? 'No reason was given.' : `${label}.`}</Text>
      {rejection?.note && <Note>{rejection.note}</Note>}
    </Alert>
  )
}

const DashboardLink = () => <LinkButton href={paths.dashboard()}>Go to Dashboard</LinkButton>

const NothingToFix = ({ title, children }: { title: string; children: ReactNode }) => (
  <EmptyState title={title} action={<DashboardLink />}>
    {children}
  </EmptyState>
)

const Unreachable = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState title="We couldn’t load your listing" onRetry={onRetry}>
    Nothing is lost. Check your connection and try again.
  </ErrorState>
)

const STATUS_TEXTS: Readonly<Record<OwnListing['status'], string>> = {
  pending: 'It is in review. We’ll email you the outcome.',
  approved: 'It was approved already.',
  rejected: '',
}

/** Shown while the business is fetched. */
const FormSkeleton = () => (
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

/** The wizard for a rejected business of the signed-in owner; sends others to sign in first. */
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
      return <FormSkeleton />
  }
}

function OwnResubmission({ id }: { id: number }) {
  const { data: listing, error, refetch, isFetching } = useOwnListingQuery(id)
  if (listing && listing.status !== 'rejected') {
    return (
      <NothingToFix title={`${listing.name} needs no changes`}>{STATUS_TEXTS[listing.status]}</NothingToFix>
    )
  }
  if (listing) {
    return (
      <Stack gap={24}>
        <RejectionAlert rejection={listing.rejection} />
        <Wizard
          key={id}
          resubmitted={{
            id,
            form: toBusinessForm(listing),
            photos: toStoredPhotos(listing),
            rejection: findFieldRejection(listing.rejection?.reason ?? null),
          }}
        />
        <Text size="small" tone="soft">
          Opening hours, amenities and links are not in these steps:{' '}
          <TextLink href={paths.editListing(id)}>change the whole listing</TextLink> and submit it again
          there.
        </Text>
      </Stack>
    )
  }
  if (error && !isFetching && 'status' in error && error.status === 404) {
    return (
      <NothingToFix title="This listing is not in your account">
        It may have been withdrawn, or belong to another account.
      </NothingToFix>
    )
  }
  if (error && !isFetching) return <Unreachable onRetry={() => void refetch()} />
  return <FormSkeleton />
}
