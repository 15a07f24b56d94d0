import type { SubmissionPageTexts } from '#shared/forms/submission/definition.ts'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { paths } from '#shared/urls/paths.ts'
import { InquiryPage, type InquiryPageProps } from '../components/InquiryPage.tsx'

const ContactForm = lazyIsland(() =>
  import('../forms/ContactForm.tsx').then((part) => ({ default: part.ContactForm })),
)

const form = <ContactForm />

const CONTACT: SubmissionPageTexts = {
  title: 'Contact',
  description: 'Write to the people who look after the Pacific Business Portal.',
  lead: 'A person reads every message.',
  path: paths.contact(),
  breadcrumbs: [{ label: 'Home', href: paths.home() }, { label: 'Contact' }],
  goodToKnow: [],
  byMail: { subject: 'Message', ask: 'Write to us:' },
  sent: {
    title: 'Message sent',
    next: [
      { title: 'You get a receipt by email', text: 'It has your reference and what you wrote to us about.' },
      { title: 'An administrator reads it', text: 'And answers from our own address.' },
      { title: 'You may add to it', text: 'Just reply to the receipt.' },
    ],
    actions: [
      { label: 'Back to Home', href: paths.home() },
      { label: 'Help', href: paths.help() },
    ],
  },
}

export const ContactPage = ({ TextPage }: Pick<InquiryPageProps, 'TextPage'>) => (
  <InquiryPage page={CONTACT} TextPage={TextPage}>
    {form}
  </InquiryPage>
)
