import type { EditableBusiness } from '@portal/domain/contract'
import { DAY, formatDay } from '@portal/domain/shared'
import { Alert, Button, Field, Heading, Stack, Text, TextInput, useToast } from '@portal/ui'
import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '#shared/actions/ConfirmDialog.tsx'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { useNow } from '#shared/page/page-context.ts'
import { paths } from '#shared/urls/paths.ts'
import {
  useCancelHandoverMutation,
  useDeleteBusinessMutation,
  useOfferHandoverMutation,
  usePauseBusinessMutation,
} from '../listing-editor.api.ts'

import { FoldedSection } from './FoldedSection.tsx'

/** The API's limit, in days. */
const RESTORABLE_DAYS = 30

const Failure = ({ error }: { error: unknown }) =>
  error === undefined ? null : (
    <Alert tone="danger" role="alert">
      {describeFailure(error)}
    </Alert>
  )

type Part = { listing: EditableBusiness }

function Pause({ listing }: Part) {
  const [pause, { isLoading, error }] = usePauseBusinessMutation()
  const { announce } = useToast()
  const isPaused = listing.pausedAt !== null
  const toggle = async () => {
    const { error: failure } = await pause({ id: listing.id, paused: !isPaused })
    if (failure) return
    announce(isPaused ? 'Visitors see this listing again' : 'This listing is paused')
  }
  return (
    <Stack gap={8} align="start">
      <Heading level={3}>{isPaused ? 'This listing is paused' : 'Pause'}</Heading>
      <Text>
        {isPaused
          ? 'Only you see it. Its trial or paid year continues.'
          : 'Only you see a paused listing, until you show it again. Its trial or paid year continues.'}
      </Text>
      <Failure error={error} />
      <Button variant="secondary" busy={isLoading} onClick={() => void toggle()}>
        {isPaused ? 'Show it again' : 'Pause this listing'}
      </Button>
    </Stack>
  )
}

function Offered({ listing, until, email }: Part & { until: string; email: string }) {
  const [cancel, { isLoading, error }] = useCancelHandoverMutation()
  return (
    <>
      <Text role="status">
        Offered to <span translate="no">{email}</span> until {formatDay(until, listing.timeZone)}. It stays
        yours until they accept.
      </Text>
      <Failure error={error} />
      <Button variant="secondary" busy={isLoading} onClick={() => void cancel(listing.id)}>
        Withdraw the offer
      </Button>
    </>
  )
}

function HandOver({ listing }: Part) {
  const [offer, { isLoading, error }] = useOfferHandoverMutation()
  const [email, setEmail] = useState('')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void offer({ id: listing.id, email })
  }
  return (
    <Stack gap={8} align="start">
      <Heading level={3}>Hand over</Heading>
      {listing.handover ? (
        <Offered listing={listing} {...listing.handover} />
      ) : (
        <>
          <Text>
            The other person gets an email with a link, signs in with that address and accepts. Messages and
            reviews move with the listing. Until then it stays yours.
          </Text>
          <form method="post" noValidate onSubmit={submit}>
            <Stack gap={8} align="start">
              <Field
                label="Email address of the other account"
                error={error === undefined ? undefined : describeFailure(error)}
              >
                <TextInput
                  type="email"
                  autoComplete="off"
                  value={email}
                  onChange={(event) => setEmail(event.target.value)}
                />
              </Field>
              <Button type="submit" variant="secondary" busy={isLoading}>
                Send the offer
              </Button>
            </Stack>
          </form>
        </>
      )}
    </Stack>
  )
}

function Delete({ listing }: Part) {
  const [remove, { isLoading, error }] = useDeleteBusinessMutation()
  const [isAsking, setIsAsking] = useState(false)
  const navigate = useNavigate()
  const { announce } = useToast()
  const until = formatDay(useNow() + RESTORABLE_DAYS * DAY, listing.timeZone)
  const confirm = async () => {
    const result = await remove(listing.id)
    if (result.error !== undefined) return
    await navigate(paths.dashboard())
    announce(`${listing.stored.name} is deleted. You can restore it here until ${until}.`)
  }
  return (
    <Stack gap={8} align="start">
      <Heading level={3}>Delete</Heading>
      <Text>
        The listing leaves the directory at once. You can restore it on your dashboard until {until}. Then we
        delete it for good, with its photos, messages and reviews.
      </Text>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        Delete this listing
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={
          <>
            Delete <span translate="no">{listing.stored.name}</span>?
          </>
        }
        description={`You can restore it on your dashboard until ${until}.`}
        confirmLabel="Delete"
        cancelLabel="Keep it"
        busy={isLoading}
        refusal={error === undefined ? undefined : describeFailure(error)}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      />
    </Stack>
  )
}

/** Pauses, hands over and deletes a listing: each takes effect at once, apart from the form. */
export const ManageListing = ({ listing }: Part) => (
  <FoldedSection
    id="manage"
    title="Pause, hand over, delete"
    summary={listing.pausedAt === null ? 'At once, apart from the form' : 'This listing is paused'}
  >
    <Stack gap={32}>
      {listing.status === 'approved' && <Pause listing={listing} />}
      <HandOver listing={listing} />
      <Delete listing={listing} />
    </Stack>
  </FoldedSection>
)
