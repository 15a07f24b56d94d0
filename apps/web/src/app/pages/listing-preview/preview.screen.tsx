import type { EditableBusiness, OwnBusiness } from '@portal/domain/contract'
import { formatDay } from '@portal/domain/shared'
import { Alert, Breadcrumb, Card, ErrorState, Heading, LinkButton, PageLoader, Stack, Text } from '@portal/ui'
import { Navigate, useParams } from 'react-router-dom'
import { useAccount } from '#features/account/account.api.ts'
import { useBusinessEditQuery, useEditPreviewQuery } from '#features/listing-editor/listing-editor.api.ts'
import { isApiError } from '#shared/calls/api-error.ts'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { WithoutScript } from '#shared/layout/WithoutScript.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { AccountGate } from '#shared/session/AccountGate.tsx'
import { paths } from '#shared/urls/paths.ts'
import { ProfilePreview } from './ProfilePreview.tsx'

const TITLE = 'Preview of your changes'

/** The review state of the previewed changes. */
function State({ waiting, timeZone }: EditableBusiness) {
  if (!waiting) return null
  if (waiting.status === 'rejected')
    return (
      <Alert tone="danger" title="These changes were not approved.">
        Visitors see the approved listing. This is how it would look with your changes.
      </Alert>
    )
  return (
    <Alert tone="info" title="Only you and our reviewers see this.">
      {waiting.dueAt && `We’ll reply by ${formatDay(waiting.dueAt, timeZone)}. `}Until we approve your
      changes, visitors see the listing as it is now.
    </Alert>
  )
}

const Preview = ({ listing, business }: { listing: EditableBusiness; business: OwnBusiness }) => (
  <>
    <PageBand>
      <Breadcrumb
        items={[
          { label: 'Home', href: paths.home() },
          { label: 'My Dashboard', href: paths.dashboard() },
          { label: 'Edit', href: paths.waitingChanges(listing.id) },
          { label: 'Preview' },
        ]}
      />
      <Heading level={1}>{TITLE}</Heading>
      <Text tone="soft">
        <span translate="no">{business.name}</span> as visitors will see it once your changes are approved.
      </Text>
    </PageBand>
    <PageBody>
      <Stack gap={24}>
        <State {...listing} />
        <Card as="article" aria-label={business.name}>
          <ProfilePreview business={business} />
        </Card>
        <div>
          <LinkButton href={paths.waitingChanges(listing.id)} variant="secondary">
            Back to your changes
          </LinkButton>
        </div>
      </Stack>
    </PageBody>
  </>
)

interface AbsentProps {
  id: number
  error: unknown
  /** Whether the listing itself could be read. */
  isYours: boolean
  onRetry: () => void
}

/** Shown if there is nothing to preview, or it could not be loaded. */
function Absent({ id, error, isYours, onRetry }: AbsentProps) {
  const isMissing = isApiError(error) && error.status === 404
  return (
    <PageBody>
      <Stack gap={16} align="start">
        <Heading level={1}>{TITLE}</Heading>
        {isMissing ? (
          <Text>
            {isYours
              ? 'No changes are in review. Visitors see the listing as it is now.'
              : 'This listing is not in your account.'}
          </Text>
        ) : (
          <ErrorState title="We couldn’t load the preview" onRetry={onRetry}>
            Your changes are safe. Check your connection and try again.
          </ErrorState>
        )}
        <LinkButton href={isMissing ? paths.dashboard() : paths.editListing(id)} variant="secondary">
          {isMissing ? 'My Dashboard' : 'Edit the listing'}
        </LinkButton>
      </Stack>
    </PageBody>
  )
}

function LoadedPreview({ id }: { id: number }) {
  const listing = useBusinessEditQuery(id)
  const preview = useEditPreviewQuery(id)
  if (listing.data && preview.data) return <Preview listing={listing.data} business={preview.data} />
  const error = preview.error ?? listing.error
  if (!error) return <PageLoader />
  const retry = () => {
    void listing.refetch()
    void preview.refetch()
  }
  return <Absent id={id} error={error} isYours={!listing.error} onRetry={retry} />
}

function PreviewPage() {
  const id = Number(useParams().id)
  return (
    <>
      <Seo
        title={TITLE}
        description="Your listing as visitors will see it."
        path={paths.previewListing(id)}
        noindex
      />
      <WithoutScript>The preview needs JavaScript, which is off or didn’t load.</WithoutScript>
      <AccountGate
        title={TITLE}
        account={useAccount()}
        signedOut={<Navigate to={paths.signIn(paths.previewListing(id))} replace />}
      >
        {() => <LoadedPreview id={id} />}
      </AccountGate>
    </>
  )
}

export const screen: Screen = {
  Component: PreviewPage,
  guard: ({ params }) => (/^[1-9]\d{0,14}$/.test(params.id ?? '') ? undefined : 'not-found'),
}
