import { GALLERY_PLAN, TRIAL } from '@portal/domain/plan'
import { RESPONSE_TIMES } from '@portal/reference-data'
import { from, Heading, SectionHeader, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { Section } from '#shared/layout/Section.tsx'

const STEPS = [
  {
    title: 'Register',
    text: `Fill in one short form. We review it within ${RESPONSE_TIMES.reviewWorkingDays} working days.`,
  },
  {
    title: 'Trial begins',
    text: `Your listing is live and free for ${TRIAL.days} days from approval, with your first photo.`,
  },
  {
    title: 'Upgrade or Customize',
    text: `${GALLERY_PLAN.name} shows all your photos, a video and reviews. Or ask for a website of your own.`,
  },
  {
    title: 'Customers Find You',
    text: 'Buyers search by place and trade, then call, message or visit you.',
  },
] as const

const Steps = styled.ol`
  display: grid;
  gap: ${token.space[12]};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${token.space[24]};
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
`

const Step = styled.li`
  display: grid;
  grid-template-columns: ${token.space[32]} minmax(0, 1fr);
  align-content: start;
  counter-increment: list-item;
  > * {
    grid-column: 2;
  }
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[8]};
    padding-top: ${token.space[16]};
    border-top: 2px solid ${token.color.sun};
    > * {
      grid-column: 1;
    }
  }
  &::before {
    content: counter(list-item) / '';
    grid-row: 1 / span 2;
    ${from.tablet} {
      grid-row: auto;
    }
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
