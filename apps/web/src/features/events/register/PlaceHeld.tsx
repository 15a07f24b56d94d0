import type { EventDetails } from '@portal/domain/contract'
import { Icon, LinkButton, Stack, Text } from '@portal/ui'
import { NextPoints } from '#shared/layout/NextSteps.tsx'
import { paths } from '#shared/urls/paths.ts'
import { PlaceHead } from './PlaceHead.tsx'

interface PlaceHeldProps {
  event: EventDetails
  reference: string
  /** Where the email went; null where this page no longer knows. */
  email: string | null
  /** Whether the visitor registered just now, so that the heading takes the focus. */
  isNew: boolean
  /** The organiser who is notified; null if nobody is. */
  notifiedOrganiser: string | null
}

/** Shown while a place is held: the link in the email confirms it. */
export const PlaceHeld = ({ event, reference, email, isNew, notifiedOrganiser }: PlaceHeldProps) => (
  <Stack gap={24}>
    <PlaceHead title="Confirm your place" event={event} reference={reference} takesFocus={isNew} />
    <NextPoints
      points={[
        {
          title:
            email === null ? (
              'Open the link in our email within 2 hours'
            ) : (
              <>
                Open the link in our email to <span translate="no">{email}</span> within 2 hours
              </>
            ),
          text: 'It confirms your place. Until then we hold the place for you. No email? Check your spam folder.',
        },
        {
          title:
            notifiedOrganiser === null ? (
              'Once you confirm, your reference shows that you have a place'
            ) : (
              <>
                Once you confirm, <span translate="no">{notifiedOrganiser}</span> gets your name and address,
                and can write to you if something changes
              </>
            ),
        },
        { title: 'Can’t make it? Cancel by the emailed link' },
      ]}
    />
    <Text as="div">
      <LinkButton href={paths.eventFile(event.slug)} variant="secondary">
        <Icon name="calendar" /> Add to Calendar
      </LinkButton>
    </Text>
  </Stack>
)
