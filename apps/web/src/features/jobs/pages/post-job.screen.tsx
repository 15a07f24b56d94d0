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
  lead: 'Free, no account needed. We review every job before publishing.',
  path: paths.postJob(),
  breadcrumbs: [
    { label: 'Home', href: paths.home() },
    { label: 'Jobs', href: paths.jobs() },
    { label: 'Post a Job' },
  ],
  goodToKnow: [
    'We list jobs, contracts, seasonal work, internships and voluntary work.',
    'Jobs that state a salary get more applications. A range is enough.',
    'Enter the closing time in the local time of the country you choose.',
    'We don’t publish jobs that ask applicants for money.',
    'We publish the contact for applicants, not your own name and email.',
    'After closing, the page stays online, marked Closed.',
  ],
  byMail: {
    subject: 'Post a Job',
    ask: 'Email us the title, employer, place, work, closing time and how to apply:',
  },
  sent: {
    title: 'Job sent',
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
        title: 'People find it',
        text: 'On the jobs page, in search and in the RSS feed. Jobs that close soonest come first.',
      },
      {
        title: 'It closes automatically',
        text: 'At the time you set. The page stays online, marked Closed.',
      },
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
