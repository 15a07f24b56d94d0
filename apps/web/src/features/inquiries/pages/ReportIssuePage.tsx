import type { SubmissionPageTexts } from '#shared/forms/submission/definition.ts'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { paths } from '#shared/urls/paths.ts'
import { InquiryPage, type InquiryPageProps } from '../components/InquiryPage.tsx'

const IssueForm = lazyIsland(() =>
  import('../forms/IssueForm.tsx').then((part) => ({ default: part.IssueForm })),
)

const form = <IssueForm />

const ISSUE: SubmissionPageTexts = {
  title: 'Report an issue',
  description: 'Tell us what is wrong on the Pacific Business Portal.',
  lead: 'Thank you for telling us.',
  path: paths.reportIssue(),
  breadcrumbs: [{ label: 'Home', href: paths.home() }, { label: 'Report an issue' }],
  goodToKnow: [],
  byMail: { subject: 'Something is wrong', ask: 'Write us the page and what is wrong with it:' },
  sent: {
    title: 'Report sent',
    next: [
      { title: 'An administrator looks at it', text: 'At the page, and at what you saw.' },
      { title: 'What is wrong is put right', text: 'Or taken down, where it is dishonest or harmful.' },
      { title: 'You hear from us', text: 'If you left an email address. Your reference names the report.' },
    ],
    actions: [
      { label: 'Back to Home', href: paths.home() },
      { label: 'Support', href: paths.support() },
    ],
  },
}

export const ReportIssuePage = ({ TextPage }: Pick<InquiryPageProps, 'TextPage'>) => (
  <InquiryPage page={ISSUE} TextPage={TextPage}>
    {form}
  </InquiryPage>
)
