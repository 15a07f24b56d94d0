import { getLabels } from '@portal/domain/business'
import { AMENITIES, DELIVERIES, PAYMENTS } from '@portal/reference-data'
import { Alert, Button, Card, Heading, Stack, Text, TextLink } from '@portal/ui'
import { useRef } from 'react'
import { useAccount } from '#features/account/account.api.ts'
import { useBusinessEditQuery } from '#features/listing-editor/listing-editor.api.ts'
import { AmenityFields, type Expectations } from '#shared/amenities/AmenityFields.tsx'
import { paths } from '#shared/urls/paths.ts'
import { useSavedTicks } from '../useSavedTicks.ts'

function describeSaved({ amenities, payments, delivery }: Expectations): string {
  const labels = [
    ...getLabels(AMENITIES, amenities),
    ...getLabels(PAYMENTS, payments),
    ...getLabels(DELIVERIES, delivery),
  ]
  return labels.length === 0 ? 'Saved. Nothing is ticked.' : `Saved: ${labels.join(', ')}.`
}

interface TicksProps {
  listing: number
  category: string
  stored: Expectations
}

function Ticks({ listing, category, stored }: TicksProps) {
  const { ticks, saving, tick, retry } = useSavedTicks(listing, stored)
  const message = useRef<HTMLDivElement>(null)
  return (
    <Stack gap={16}>
      <AmenityFields category={category} values={ticks} onChange={tick} />
      <div ref={message} role="status" tabIndex={-1}>
        {saving.status === 'saving' && <Text tone="soft">Saving…</Text>}
        {saving.status === 'saved' && <Text tone="soft">{describeSaved(ticks)}</Text>}
      </div>
      {saving.status === 'failed' && (
        <Alert tone="danger" role="alert" title="Not saved yet.">
          <Stack gap={12} align="start">
            <Text>{saving.sentence} What you ticked is still here.</Text>
            <Button
              variant="secondary"
              onClick={() => {
                // The pressed button disappears.
                message.current?.focus()
                void retry()
              }}
            >
              Retry
            </Button>
          </Stack>
        </Alert>
      )}
    </Stack>
  )
}

/** Asks the owner of a waiting listing what visitors can expect; nothing for anybody else. */
export function NextBestStep({ listing }: { listing: number }) {
  const { status } = useAccount()
  const { data } = useBusinessEditQuery(listing, { skip: status !== 'signed-in' })
  if (!data?.isOwner || data.status !== 'pending') return null
  const { category, amenities, payments, delivery } = data.fields
  return (
    <Card as="section" gap={16} aria-labelledby="next-best-step">
      <Heading level={2} size="card" id="next-best-step">
        Next best step: say what visitors can expect
      </Heading>
      <Text tone="soft">
        Visitors filter by these. Each tick is saved at once and goes live with your listing.
      </Text>
      <Ticks listing={listing} category={category} stored={{ amenities, payments, delivery }} />
      <Text size="small">
        <TextLink href={paths.editListing(listing)}>Add hours, directions and more</TextLink>
      </Text>
    </Card>
  )
}
