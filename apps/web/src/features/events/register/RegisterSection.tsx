import { isPast } from '@portal/domain/content'
import type { EventDetails } from '@portal/domain/contract'
import { Alert, Card, Heading, Stack, Text, TextLink } from '@portal/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { usePerson } from '#features/account/person.api.ts'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { paths } from '#shared/urls/paths.ts'
import { useSubmitted } from '#shared/forms/submitted.ts'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { useContactEmail, useNow } from '#shared/page/page-context.ts'
import { hasBegun } from '../event-times.ts'
import { PlaceHeld } from './PlaceHeld.tsx'

/** The form libraries are a tenth of the page's script; the form has to wait for them before it can be sent anyway. */
const RegistrationForm = lazyIsland(() =>
  import('./RegistrationForm.tsx').then((part) => ({ default: part.RegistrationForm })),
)

/** Anchor of the list's Register link. */
const Anchor = styled.section`
  scroll-margin-top: 8rem;
  @media print {
    display: none;
  }
`

/** About as high as the form, to avoid a layout shift. */
const FormSpace = styled.div`
  min-height: 22rem;
`

function findClosedReason(event: EventDetails, now: number): 'past' | 'begun' | 'full' | 'closed' | null {
  if (isPast(event, now)) return 'past'
  if (hasBegun(event, now)) return 'begun'
  if (event.takesRegistrations) return null
  return event.capacity === null ? 'closed' : 'full'
}

/** The organiser, if they are notified: only with an address, and never for samples. */
const findNotified = ({ contactEmail, isSample, organiser }: EventDetails): string | null =>
  contactEmail === null || isSample ? null : organiser

const Organiser = ({ event }: { event: EventDetails }) =>
  event.contactEmail ? (
    <>
      Write to {event.organiser}:{' '}
      <TextLink href={`mailto:${event.contactEmail}?subject=${encodeURIComponent(event.title)}`}>
        {event.contactEmail}
      </TextLink>
    </>
  ) : (
    <>Ask {event.organiser}.</>
  )

function Closed({ event, why }: { event: EventDetails; why: 'past' | 'begun' | 'full' | 'closed' }) {
  const words: Record<typeof why, ReactNode> = {
    past: (
      <>
        This event is over. <TextLink href={paths.events()}>See what comes next</TextLink>
      </>
    ),
    begun: (
      <>
        This event has begun, so that places are not given here any more. <Organiser event={event} />
      </>
    ),
    full: (
      <>
        {event.capacity !== null && event.registrations < event.capacity
          ? `All ${event.capacity} places are taken, or held for people who have yet to confirm.`
          : `All ${event.capacity} places are taken.`}{' '}
        Now and then one becomes free: look again later. <Organiser event={event} />
      </>
    ),
    closed: (
      <>
        Places are not given here. <Organiser event={event} />
      </>
    ),
  }
  return <Alert tone="info">{words[why]}</Alert>
}

/** Without script: an email to the organiser where they have an address, to the portal otherwise. */
function WithoutForm({ event }: { event: EventDetails }) {
  const own = useContactEmail()
  const address = event.contactEmail ?? own
  return (
    <noscript>
      <Alert>
        Registering here needs JavaScript, which is off or did not load. Write to{' '}
        {event.contactEmail ? event.organiser : 'us'} instead:{' '}
        <TextLink href={`mailto:${address}?subject=${encodeURIComponent(`Register: ${event.title}`)}`}>
          {address}
        </TextLink>
      </Alert>
    </noscript>
  )
}

/** Scrolls to the section once it is rendered, which is after the event was fetched, where the address names it. */
function useScrollToHash() {
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const isHydrating = useRef(!useHydrated())
  useEffect(() => {
    // In the server's HTML the browser has scrolled there by itself.
    if (!isHydrating.current && hash === `#${section.current?.id}`) section.current?.scrollIntoView()
    isHydrating.current = false
  }, [hash])
  return section
}

/** How many places are left, where they are limited. */
function placesText({ capacity, registrations }: EventDetails): string {
  if (capacity === null) return ''
  const left = capacity - registrations
  if (registrations === 0) return `There ${left === 1 ? 'is 1 place' : `are ${left} places`}.`
  return `${left} of ${capacity} places ${left === 1 ? 'is' : 'are'} left.`
}

/** The form to register for an event, or why that is not possible. */
export function RegisterSection({ event }: { event: EventDetails }) {
  const why = findClosedReason(event, useNow())
  const section = useScrollToHash()
  const person = usePerson()
  const place = useSubmitted(person)
  return (
    <Anchor id="register" ref={section} aria-labelledby="register-title">
      <Stack gap={16}>
        <Heading level={2} size="part" id="register-title">
          Register
        </Heading>
        {place ? (
          <Card>
            <PlaceHeld event={event} place={place} notifiedOrganiser={findNotified(event)} />
          </Card>
        ) : why !== null ? (
          <Closed event={event} why={why} />
        ) : (
          <>
            {event.isSample && (
              <Alert tone="info">This is a sample event: try it out, nobody is told that you come.</Alert>
            )}
            <Text tone="soft">
              {event.price === 'Free'
                ? 'It is free. '
                : `Price: ${event.price}. You pay the organiser, not here. `}
              {placesText(event)}
            </Text>
            <WithoutForm event={event} />
            <Card>
              <FormSpace>
                <RegistrationForm slug={event.slug} notifiedOrganiser={findNotified(event)} />
              </FormSpace>
            </Card>
          </>
        )}
      </Stack>
    </Anchor>
  )
}
