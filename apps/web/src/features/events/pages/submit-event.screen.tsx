import { RESPONSE_TIMES } from '@portal/reference-data'
import { usePerson } from '#features/account/person.api.ts'
import type { SubmissionPageTexts } from '#shared/forms/submission/definition.ts'
import { SubmissionPage } from '#shared/forms/submission/SubmissionPage.tsx'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { paths } from '#shared/urls/paths.ts'
import type { Screen } from '#shared/page/screen.ts'

/** The form libraries are a tenth of the page's script; the form has to wait for them before it can be sent anyway. */
const EventForm = lazyIsland(() =>
  import('../submit/EventForm.tsx').then((part) => ({ default: part.EventForm })),
)

const form = <EventForm />

const SUBMIT_EVENT: SubmissionPageTexts = {
  title: 'Submit an Event',
  description:
    'Announce a trade show, workshop, webinar or meetup in the Solomon Islands, Fiji, Papua New Guinea, New Caledonia or Vanuatu. Free, no account needed.',
  lead: 'Free, no account needed. We review every event before publishing.',
  path: paths.submitEvent(),
  breadcrumbs: [
    { label: 'Home', href: paths.home() },
    { label: 'Events', href: paths.events() },
    { label: 'Submit an Event' },
  ],
  goodToKnow: [
    'We list trade shows, workshops, webinars, forums and meetups.',
    'Enter times in the local time of the country you choose.',
    'Visitors register here by name and email. We email you each registration.',
    'If you limit the places, registration closes when full.',
    'We publish the contact for visitors, not your own name and email.',
    'The page stays online after the event.',
  ],
  byMail: {
    subject: 'Submit an event',
    ask: 'Email us the title, type, short description, venue, dates and times, organiser and price:',
  },
  sent: {
    title: 'Event sent',
    next: [
      {
        title: 'We review it',
        text: `Within ${RESPONSE_TIMES.reviewWorkingDays} working days. We check that it is real and complete.`,
      },
      {
        title: 'We email you',
        text: 'With the link once it is published, or with what to fix.',
      },
      {
        title: 'Visitors find it',
        text: 'On the events page, in the calendar, in search and in calendars subscribed to ours.',
      },
      {
        title: 'Visitors register',
        text: 'Each gets a reference by email. We email you their name and address.',
      },
    ],
    actions: [
      { label: 'All events', href: paths.events() },
      { label: 'View Calendar', href: paths.eventsCalendar() },
    ],
  },
}

const SubmitEventPage = () => (
  <SubmissionPage page={SUBMIT_EVENT} person={usePerson()}>
    {form}
  </SubmissionPage>
)

export const screen: Screen = { Component: SubmitEventPage }
