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
  byMail: { subject: 'Something is wrong', ask: 'Email us the page and what is wrong with it:' },
  sent: {
    title: 'Report sent',
    next: [
      { title: 'An administrator looks into it', text: 'They check the page and what you reported.' },
      { title: 'We fix what is wrong', text: 'Or take it down if it is dishonest or harmful.' },
      {
        title: 'We reply by email',
        text: 'If you gave an email address. Quote your reference if you write again.',
      },
    ],
    actions: [
      { label: 'Back to Home', href: paths.home() },
      { label: 'Support', href: paths.support() },
    ],
  },
}

export const ReportIssuePage = ({ TextPage }: Pick<InquiryPageProps, 'TextPage'>) => (
  <InquiryPage page={ISSUE} TextPage={TextPage} form={form} />
)
