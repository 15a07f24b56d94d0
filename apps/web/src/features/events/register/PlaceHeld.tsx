import type { EventDetails } from '@portal/domain/contract'
import { Heading, Icon, LinkButton, Stack, Text, token } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { NextPoints } from '#shared/layout/NextSteps.tsx'
import { paths } from '#shared/urls/paths.ts'
import type { SubmissionIdentity } from '#shared/forms/submitted.ts'
import { useNow } from '#shared/page/page-context.ts'
import { zoneLabel } from '#shared/content/zone-label.ts'
import { formatSpan } from '../event-times.ts'

const Reference = styled.strong`
  font: 700 ${token.size[24]} / 1.2 ${token.font.display};
  letter-spacing: 0.02em;
`

/** Takes the focus, clear of the sticky header. */
const Title = styled(Heading)`
  scroll-margin-top: 9rem;
  &:focus {
    outline: none;
  }
`

interface PlaceHeldProps {
  event: EventDetails
  /** Reference and email address of the registration. */
  place: SubmissionIdentity
  /** The organiser who is notified; null if nobody is. */
  notifiedOrganiser: string | null
}

/** Shown while a place is held: the link in the email confirms it. */
export function PlaceHeld({ event, place: { reference, email }, notifiedOrganiser }: PlaceHeldProps) {
  const now = useNow()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Title level={3} ref={heading} tabIndex={-1}>
          Confirm your place
        </Title>
        <Text>
          {event.title}: {formatSpan(event)}, {zoneLabel(event.timeZone, now)}.
        </Text>
        <Text tone="soft" size="small">
          Your reference
        </Text>
        <p>
          <Reference>{reference}</Reference>
        </p>
      </Stack>
      <NextPoints
        points={[
          {
            title: `Open the link in our email to ${email} within 2 hours`,
            text: 'It confirms your place. Until then we hold the place for you.',
          },
          {
            title:
              notifiedOrganiser === null
                ? 'Once you confirm, your reference shows that you have a place'
                : `Once you confirm, ${notifiedOrganiser} gets your name and address, and can write to you if something changes`,
          },
          { title: 'Can’t make it? Cancel by the emailed link' },
        ]}
      />
      <p>
        <LinkButton href={paths.eventFile(event.slug)} variant="secondary">
          <Icon name="calendar" /> Add to Calendar
        </LinkButton>
      </p>
    </Stack>
  )
}
