import { Heading, Stack, token } from '@portal/ui'
import { styled } from 'styled-components'
import type { SubmissionPageTexts } from '#shared/forms/submission/definition.ts'
import { OperatorLine } from '#shared/layout/OperatorLine.tsx'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { paths } from '#shared/urls/paths.ts'
import { InquiryPage, type InquiryPageProps } from '../components/InquiryPage.tsx'

const ContactForm = lazyIsland(() =>
  import('../forms/ContactForm.tsx').then((part) => ({ default: part.ContactForm })),
)

const form = <ContactForm />

const OtherWays = styled.section`
  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${token.target.min};
  }
`

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
      { title: 'An administrator reads it', text: 'And replies from our own address.' },
      { title: 'You can add to it', text: 'Just reply to the receipt.' },
    ],
    actions: [
      { label: 'Back to Home', href: paths.home() },
      { label: 'Help', href: paths.help() },
    ],
  },
}

export const ContactPage = ({ TextPage }: Pick<InquiryPageProps, 'TextPage'>) => (
  <InquiryPage page={CONTACT} TextPage={TextPage} form={form}>
    <OtherWays aria-labelledby="other-ways">
      <Stack gap={8}>
        <Heading level={2} id="other-ways">
          Other ways to reach us
        </Heading>
        <OperatorLine />
      </Stack>
    </OtherWays>
  </InquiryPage>
)
