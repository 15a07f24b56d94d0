import type { EditableField } from '@portal/domain/business'
import type { EditableBusiness } from '@portal/domain/contract'
import {
  Alert,
  below,
  Breadcrumb,
  ErrorState,
  Heading,
  LinkButton,
  PageLoader,
  SectionNav,
  Stack,
  Text,
  from,
  token,
} from '@portal/ui'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { isApiError } from '#shared/calls/api-error.ts'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { formatFieldNames } from '../field-labels.ts'
import { useBusinessEditQuery } from '../listing-editor.api.ts'
import { SECTIONS } from '../sections/section.ts'
import { Editor } from './Editor.tsx'
import { ManageListing } from './ManageListing.tsx'
import { WaitingPanel } from './WaitingPanel.tsx'

const Columns = styled.div`
  display: grid;
  gap: ${token.space[24]};
  ${from.desktop} {
    grid-template-columns: 14rem minmax(0, 1fr);
  }
`

/* On phones the folded sections are the way to each other. */
const Wide = styled.div`
  display: contents;
  ${below.tablet} {
    display: none;
  }
`

/** The introduction of the form, which says what saving does. */
function getIntro({ isOwner, status }: EditableBusiness): string {
  if (!isOwner)
    return 'You are editing as an administrator: we save your changes at once, without a review, and the history names you.'
  return status === 'approved'
    ? 'Hours, phone, email and what visitors can expect are public as soon as you save. We review name, category, texts, photos, links and the place first.'
    : 'We review what you save with your listing.'
}

/** The breadcrumbs, which lead to the administration for listings of others. */
const listBreadcrumbs = ({ id, isOwner, stored }: EditableBusiness) =>
  isOwner
    ? [
        { label: 'Home', href: paths.home() },
        { label: 'My Dashboard', href: paths.dashboard() },
      ]
    : [
        { label: 'Administration', href: paths.admin() },
        { label: stored.name, href: paths.adminBusiness(id) },
      ]

const NOT_YOURS = 'This listing is not in your account.'

/** The message after saving: which changes are public, and which are in review. */
function describeSaved(changed: readonly EditableField[], listing: EditableBusiness): string {
  if (!listing.isOwner) return 'Saved. The change is in the history of the listing.'
  if (listing.status !== 'approved') return 'Saved. We review it with your listing.'
  const waiting = new Set(listing.waiting?.changes.map(({ field }) => field))
  const waits = changed.filter((field) => waiting.has(field))
  const live = changed.filter((field) => !waiting.has(field))
  return [
    'Saved.',
    live.length > 0 && `Public now: ${formatFieldNames(live)}.`,
    waits.length > 0 && `In review: ${formatFieldNames(waits)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The last action; `count` tells repeated ones apart. */
interface LastAction {
  count: number
  /** The saved fields, or the outcome of withdrawing waiting changes. */
  changed: readonly EditableField[] | 'withdrawn' | 'approved before'
}

const WITHDRAWN = {
  withdrawn: 'Your changes are withdrawn. Visitors see the approved version.',
  'approved before': 'Your changes were approved before you withdrew them: they are public now.',
} as const

/** Tells an administrator of the owner's waiting edit, which is decided in the queue. */
const OwnersEdit = ({ listing }: { listing: EditableBusiness }) =>
  listing.waiting?.status === 'pending' && (
    <Alert>The owner’s changes are in the moderation queue. What you save here does not change them.</Alert>
  )

function ListingEditor({ listing }: { listing: EditableBusiness }) {
  const [last, setLast] = useState<LastAction>({ count: 0, changed: [] })
  const announce = (changed: LastAction['changed']) => setLast(({ count }) => ({ count: count + 1, changed }))
  const message = useRef<HTMLDivElement>(null)
  // The pressed button is far below, and its form has been restarted.
  useEffect(() => {
    if (last.count === 0) return
    message.current?.focus({ preventScroll: true })
    message.current?.scrollIntoView({ block: 'center' })
  }, [last.count])
  return (
    <>
      <PageBand>
        <Breadcrumb items={[...listBreadcrumbs(listing), { label: 'Edit' }]} />
        <Heading level={1}>
          Edit <span translate="no">{listing.stored.name}</span>
        </Heading>
        <Text tone="soft">{getIntro(listing)}</Text>
      </PageBand>
      <PageBody>
        <Columns>
          <Wide>
            <SectionNav label="Sections of the form" sections={SECTIONS} />
          </Wide>
          <Stack gap={24}>
            {last.count > 0 && (
              <Alert ref={message} tone="success" role="status" tabIndex={-1}>
                {typeof last.changed === 'string'
                  ? WITHDRAWN[last.changed]
                  : describeSaved(last.changed, listing)}
              </Alert>
            )}
            {listing.isOwner ? (
              <WaitingPanel
                listing={listing}
                onWithdrawn={(wasApproved) => announce(wasApproved ? 'approved before' : 'withdrawn')}
              />
            ) : (
              <OwnersEdit listing={listing} />
            )}
            <Editor key={`${listing.version} ${last.count}`} listing={listing} onSaved={announce} />
            {listing.isOwner && <ManageListing listing={listing} />}
          </Stack>
        </Columns>
      </PageBody>
    </>
  )
}

/** A listing with everything that its owner or an administrator can change: loading, failed, missing or loaded. */
export function LoadedListing({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useBusinessEditQuery(id)
  if (data) return <ListingEditor listing={data} />
  if (!error) return <PageLoader />
  const isMissing = isApiError(error) && error.status === 404
  return (
    <PageBody>
      <Stack gap={16} align="start">
        <Heading level={1}>Edit a listing</Heading>
        {isMissing ? (
          <Text>{NOT_YOURS}</Text>
        ) : (
          <ErrorState
            title="We couldn’t load the listing"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            It is safe. Check your connection and try again.
          </ErrorState>
        )}
        <LinkButton href={paths.dashboard()} variant="secondary">
          My Dashboard
        </LinkButton>
      </Stack>
    </PageBody>
  )
}
