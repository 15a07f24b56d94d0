import { RESPONSE_TIMES } from '@portal/reference-data'
import { usePerson } from '#features/account/person.api.ts'
import type { SubmissionPageTexts } from '#shared/forms/submission/definition.ts'
import { SubmissionPage } from '#shared/forms/submission/SubmissionPage.tsx'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { paths } from '#shared/urls/paths.ts'
import type { Screen } from '#shared/page/screen.ts'

/** The form libraries are a tenth of the page's script; the form has to wait for them before it can be sent anyway. */
const JobForm = lazyIsland(() =>
  import('../components/JobForm.tsx').then((part) => ({ default: part.JobForm })),
)

const form = <JobForm />

const POST_JOB: SubmissionPageTexts = {
  title: 'Post a Job',
  description:
    'Offer a job, a contract, an internship or voluntary work in the five countries of the portal. Free, no account needed.',
  lead: 'Free, and no account needed. A person reads every job before it shows.',
  path: paths.postJob(),
  breadcrumbs: [
    { label: 'Home', href: paths.home() },
    { label: 'Jobs', href: paths.jobs() },
    { label: 'Post a Job' },
  ],
  goodToKnow: [
    'Jobs, contracts, seasonal work, internships and voluntary work.',
    'A job with a salary is answered more often: a range is enough.',
    'The closing time is read on the clock of the country you choose.',
    'We show no job that asks applicants for money.',
    'Your own name and address are not shown; the contact for applicants is.',
    'After closing it stays readable, marked Closed.',
  ],
  byMail: {
    subject: 'Post a Job',
    ask: 'Write us the title, the employer, the place, what the work is, the closing time and how to apply:',
  },
  sent: {
    title: 'Job sent',
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
        title: 'People find it',
        text: 'On the jobs page, in the search and in the feed, the one that closes next first.',
      },
      { title: 'It closes by itself', text: 'At the time you set. It stays readable, marked Closed.' },
    ],
    actions: [
      { label: 'All jobs', href: paths.jobs() },
      { label: 'Back to Home', href: paths.home() },
    ],
  },
}

const PostJobPage = () => (
  <SubmissionPage page={POST_JOB} person={usePerson()}>
    {form}
  </SubmissionPage>
)

export const screen: Screen = { Component: PostJobPage }
