import { TRIAL } from '@portal/domain/plan'
import { from, Heading, SectionHeader, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { Section } from '#shared/layout/Section.tsx'

const STEPS = [
  {
    title: 'Register',
    text: 'Fill in one short form about your business. We review it within 3 working days.',
  },
  {
    title: 'Trial begins',
    text: `Your listing is live and free for ${TRIAL.days} days from the approval.`,
  },
  {
    title: 'Upgrade or Customize',
    text: 'Keep it with a yearly plan, add photos and reviews, or ask for a website of your own.',
  },
  {
    title: 'Customers Find You',
    text: 'Buyers search by place and trade, and call, write or visit you directly.',
  },
] as const

const Steps = styled.ol`
  display: grid;
  gap: ${token.space[24]};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
`

const Step = styled.li`
  display: grid;
  gap: ${token.space[8]};
  align-content: start;
  padding-top: ${token.space[16]};
  border-top: 2px solid ${token.color.sun};
  counter-increment: list-item;
  &::before {
    content: counter(list-item) / '';
    color: ${token.role.action};
    font: 700 ${token.size[32]} / 1 ${token.font.display};
  }
`

/** Four steps from the registration to the first customer. */
export const HowItWorks = () => (
  <Section aria-labelledby="how-it-works">
    <SectionHeader title="How It Works" id="how-it-works" />
    <Steps role="list">
      {STEPS.map(({ title, text }) => (
        <Step key={title}>
          <Heading level={3}>{title}</Heading>
          <Text size="small" tone="soft">
            {text}
          </Text>
        </Step>
      ))}
    </Steps>
  </Section>
)
