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
  lead: 'Free, and no account needed. A person reads every event before it shows.',
  path: paths.submitEvent(),
  breadcrumbs: [
    { label: 'Home', href: paths.home() },
    { label: 'Events', href: paths.events() },
    { label: 'Submit an Event' },
  ],
  goodToKnow: [
    'Trade shows, workshops, webinars, forums, meetups and the like.',
    'Times are read on the clock of the country you choose.',
    'Visitors register here by name and email; the contact email you give hears of each.',
    'Where you say how many places there are, it closes when they are taken.',
    'Your own name and address are not shown; the contact for visitors is.',
    'Once it is over it stays readable.',
  ],
  byMail: {
    subject: 'Submit an event',
    ask: 'Write us the title, the type, a short description, the venue, the days and times, the organiser and the price:',
  },
  sent: {
    title: 'Event sent',
    next: [
      {
        title: 'We read it',
        text: `That takes up to ${RESPONSE_TIMES.reviewWorkingDays} working days. We check that it is real and complete.`,
      },
      {
        title: 'You hear from us by email',
        text: 'With its address once it shows, or with what needs fixing.',
      },
      {
        title: 'Visitors find it',
        text: 'On the events page, in the month’s calendar, in the search and in the calendars that follow ours.',
      },
      {
        title: 'They register',
        text: 'Each gets a reference by mail, and the contact email you gave gets the name and the address.',
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
