import { TRIAL } from '@portal/domain/plan'
import { from, Heading, SectionHeader, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { Section } from '#shared/layout/Section.tsx'

const [firstReminder, secondReminder] = TRIAL.reminderDays

const STATIONS = [
  {
    day: 1,
    title: 'Your trial starts',
    text: 'With the approval, not before: waiting never eats your days.',
  },
  {
    day: firstReminder,
    title: 'First reminder',
    text: 'An email says how many days are left and what each plan offers.',
  },
  {
    day: secondReminder,
    title: 'Second reminder',
    text: 'A week to go. Choose a plan now and lose no day of it.',
  },
  {
    day: TRIAL.decisionDay,
    title: 'You decide',
    text: 'Standard, Enhanced, a website of your own, or take the listing down.',
  },
] as const

/** A timeline with a mark for each day: vertical on a phone, horizontal otherwise. */
const Line = styled.ol`
  display: grid;
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const Station = styled.li`
  position: relative;
  display: grid;
  gap: ${token.space[4]};
  align-content: start;
  padding: 0 0 ${token.space[24]} ${token.space[24]};
  border-left: 2px solid ${token.role.line};
  &::before {
    content: '';
    position: absolute;
    top: 0.2rem;
    left: -0.5rem;
    width: 0.875rem;
    height: 0.875rem;
    border: 3px solid ${token.role.surface};
    border-radius: ${token.radius.pill};
    background: ${token.color.lagoon};
  }
  &:last-child {
    padding-bottom: 0;
    &::before {
      background: ${token.color.sun};
    }
  }
  ${from.desktop} {
    padding: ${token.space[16]} ${token.space[24]} 0 0;
    border-top: 2px solid ${token.role.line};
    border-left: 0;
    &::before {
      top: -0.5rem;
      left: 0;
    }
  }
`

/** What happens between the first trial day and a paid plan. */
export const TrialPath = () => (
  <Section aria-labelledby="trial-to-paid">
    <SectionHeader title="From trial to paid" id="trial-to-paid">
      {TRIAL.days} days free, and no surprise at the end: your data stays yours, whatever you decide.
    </SectionHeader>
    <Line role="list">
      {STATIONS.map(({ day, title, text }) => (
        <Station key={day}>
          <Text size="eyebrow" tone="action">
            Day {day}
          </Text>
          <Heading level={3}>{title}</Heading>
          <Text size="small" tone="soft">
            {text}
          </Text>
        </Station>
      ))}
    </Line>
  </Section>
)
