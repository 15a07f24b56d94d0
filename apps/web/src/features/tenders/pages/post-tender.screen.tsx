import { RESPONSE_TIMES } from '@portal/reference-data'
import { usePerson } from '#features/account/person.api.ts'
import type { SubmissionPageTexts } from '#shared/forms/submission/definition.ts'
import { SubmissionPage } from '#shared/forms/submission/SubmissionPage.tsx'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { paths } from '#shared/urls/paths.ts'
import type { Screen } from '#shared/page/screen.ts'

/** The form libraries are a tenth of the page's script; the form has to wait for them before it can be sent anyway. */
const TenderForm = lazyIsland(() =>
  import('../components/TenderForm.tsx').then((part) => ({ default: part.TenderForm })),
)

const form = <TenderForm />

const POST_TENDER: SubmissionPageTexts = {
  title: 'Post a Tender',
  description:
    'Ask for offers or announce a grant in the Solomon Islands, Fiji, Papua New Guinea, New Caledonia or Vanuatu. Free, no account needed.',
  lead: 'Free, and no account needed. A person reads every tender before it shows.',
  path: paths.postTender(),
  breadcrumbs: [
    { label: 'Home', href: paths.home() },
    { label: 'Tenders', href: paths.tenders() },
    { label: 'Post a Tender' },
  ],
  goodToKnow: [
    'Government, NGO and private tenders, and grants.',
    'The closing time is read on the clock of the country you choose.',
    'Name the lots one by one where bidders may offer for some of them.',
    'Documents stay on your own site: we link to them.',
    'Your own name and address are not shown; the contact for bidders is.',
    'After closing it stays readable, marked Closed.',
  ],
  byMail: {
    subject: 'Post a Tender',
    ask: 'Write us the title, who issues it, what is asked for, the closing time, how to submit and whom to ask:',
  },
  sent: {
    title: 'Tender sent',
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
        title: 'Bidders find it',
        text: 'On the tenders page, in the search and in the feed, the one that closes next first.',
      },
      { title: 'It closes by itself', text: 'At the time you set. It stays readable, marked Closed.' },
    ],
    actions: [
      { label: 'All tenders', href: paths.tenders() },
      { label: 'Back to Home', href: paths.home() },
    ],
  },
}

const PostTenderPage = () => (
  <SubmissionPage page={POST_TENDER} person={usePerson()}>
    {form}
  </SubmissionPage>
)

export const screen: Screen = { Component: PostTenderPage }
