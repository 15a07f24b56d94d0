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
  lead: 'Free, no account needed. We review every tender before publishing.',
  path: paths.postTender(),
  breadcrumbs: [
    { label: 'Home', href: paths.home() },
    { label: 'Tenders', href: paths.tenders() },
    { label: 'Post a Tender' },
  ],
  goodToKnow: [
    'We list government, NGO and private tenders, and grants.',
    'Enter the closing time in the local time of the country you choose.',
    'List lots separately if they can be bid for separately.',
    'We link to documents on your own site.',
    'We publish the contact for bidders, not your own name and email.',
    'After closing, the page stays online, marked Closed.',
  ],
  byMail: {
    subject: 'Post a Tender',
    ask: 'Email us the title, issuer, description, closing time, how to submit and who to contact:',
  },
  sent: {
    title: 'Tender sent',
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
        title: 'Bidders find it',
        text: 'On the tenders page, in search, in our newsletter and in the RSS feed. Tenders that close soonest come first.',
      },
      {
        title: 'It closes automatically',
        text: 'At the time you set. The page stays online, marked Closed.',
      },
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
