import type { EventDetails } from '@portal/domain/contract'
import { Alert, Button, Card, Cluster, Heading, Stack, Text, TextLink } from '@portal/ui'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { usePerson } from '#features/account/person.api.ts'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { lazyWithFallback } from '#shared/page/lazy-with-fallback.ts'
import { useSubmissionRecord } from '#shared/forms/submission-record.ts'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { useContactEmail, useNow } from '#shared/page/page-context.ts'
import { useHasOwnPlaces } from '../has-own-places.ts'
import type { OwnPlace } from '../own-places.ts'
import { PlaceHead } from './PlaceHead.tsx'
import { PlaceHeld } from './PlaceHeld.tsx'
import { findClosedReason, RegistrationClosed } from './RegistrationClosed.tsx'

/** The form libraries are a tenth of the page's script; the form has to wait for them before it can be sent anyway. */
const RegistrationForm = lazyIsland(() =>
  import('./RegistrationForm.tsx').then((part) => ({ default: part.RegistrationForm })),
)

const WithOwnPlace = lazyWithFallback(
  () => import('./WithOwnPlace.tsx').then((part) => part.WithOwnPlace),
  ({ children }) => children(null),
)

const PlaceConfirmed = lazyWithFallback(
  () => import('./PlaceConfirmed.tsx').then((part) => part.PlaceConfirmed),
  ({ event, reference }) => <PlaceHead title="You have a place" event={event} reference={reference} />,
)

/** Anchor of the list's Register link. */
const Anchor = styled.section`
  @media print {
    display: none;
  }
`

/** About as high as the form, to avoid a layout shift. */
const FormSpace = styled.div`
  min-height: 22rem;
`

/** The organiser, if they are notified: only with an address, and never for samples. */
const findNotified = ({ contactEmail, isSample, organiser }: EventDetails): string | null =>
  contactEmail === null || isSample ? null : organiser

/** Without script: an email to the organiser where they have an address, to the portal otherwise. */
function WithoutForm({ event }: { event: EventDetails }) {
  const own = useContactEmail()
  const address = event.contactEmail ?? own
  return (
    <noscript>
      <Alert>
        Registering here needs JavaScript, which is off or didn’t load. Write to{' '}
        {event.contactEmail ? <span translate="no">{event.organiser}</span> : 'us'} instead:{' '}
        <TextLink href={`mailto:${address}?subject=${encodeURIComponent(`Register: ${event.title}`)}`}>
          {address}
        </TextLink>
      </Alert>
    </noscript>
  )
}

/** Scrolls to the section if the address names it, since it is rendered only after the event was fetched. */
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

/** The number of places left, if they are limited. */
function formatPlaces({ capacity, registrations }: EventDetails): string {
  if (capacity === null) return ''
  const placesLeft = capacity - registrations
  if (registrations === 0) return `There ${placesLeft === 1 ? 'is 1 place' : `are ${placesLeft} places`}.`
  return `${placesLeft} of ${capacity} places ${placesLeft === 1 ? 'is' : 'are'} left.`
}

const Registering = ({ event }: { event: EventDetails }) => (
  <>
    {event.isSample && (
      <Alert tone="info">This is a sample event. Try registering: nobody is notified.</Alert>
    )}
    <Text tone="soft">
      {event.price === 'Free' ? 'Free. ' : `Price: ${event.price}. Pay the organiser, not us. `}
      {formatPlaces(event)}
    </Text>
    <WithoutForm event={event} />
    <Card>
      <FormSpace>
        <RegistrationForm slug={event.slug} notifiedOrganiser={findNotified(event)} />
      </FormSpace>
    </Card>
  </>
)

/** The visitor's place, if known: confirmed on this device, or registered from this entry of the history. */
function useKnownPlace(own: OwnPlace | null) {
  const submitted = useSubmissionRecord(usePerson())
  const reference = submitted?.reference ?? own?.reference
  if (reference === undefined) return null
  // A later registration from this page is a new place, to which the confirmed place's code does not belong.
  const token = own?.reference === reference ? own.token : null
  return { reference, token, email: submitted?.email ?? null, isNew: submitted !== null }
}

interface RegisterProps {
  event: EventDetails
  /** The place that this device knows of. */
  own: OwnPlace | null
}

function Register({ event, own }: RegisterProps) {
  const reason = findClosedReason(event, useNow())
  const section = useScrollToHash()
  const place = useKnownPlace(own)
  const [hiddenReference, setHiddenReference] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hiddenReference !== null) heading.current?.focus()
  }, [hiddenReference])
  const isShown = place !== null && place.reference !== hiddenReference && reason !== 'past'
  return (
    <Anchor id="register" ref={section} aria-labelledby="register-title">
      <Stack gap={16}>
        <Heading level={2} size="part" id="register-title" ref={heading} tabIndex={-1}>
          {isShown ? 'Your place' : 'Register'}
        </Heading>
        {isShown && (
          <Card>
            {place.token !== null ? (
              <Suspense>
                <PlaceConfirmed event={event} reference={place.reference} token={place.token} />
              </Suspense>
            ) : (
              <PlaceHeld {...place} event={event} notifiedOrganiser={findNotified(event)} />
            )}
          </Card>
        )}
        {isShown && reason === null && (
          <Cluster>
            <Button variant="quiet" onClick={() => setHiddenReference(place.reference)}>
              Register somebody else
            </Button>
          </Cluster>
        )}
        {!isShown &&
          (reason === null ? (
            <Registering event={event} />
          ) : (
            <RegistrationClosed event={event} reason={reason} />
          ))}
      </Stack>
    </Anchor>
  )
}

/** The form to register for an event, the visitor's place, or why registration is closed. */
export function RegisterSection({ event }: { event: EventDetails }) {
  const withoutPlace = <Register event={event} own={null} />
  if (!useHasOwnPlaces()) return withoutPlace
  return (
    <Suspense fallback={withoutPlace}>
      <WithOwnPlace slug={event.slug}>{(own) => <Register event={event} own={own} />}</WithOwnPlace>
    </Suspense>
  )
}
