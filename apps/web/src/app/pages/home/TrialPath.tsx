import { TRIAL } from '@portal/domain/plan'
import { Grid, Heading, SectionHeading, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { Section } from '#shared/Section.tsx'

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

const Station = styled.li`
  display: grid;
  gap: ${token.space[4]};
  align-content: start;
  padding-left: ${token.space[16]};
  border-left: 2px solid ${token.color.lagoon};
`

/** What happens between the first free day and a paid plan. */
export const TrialPath = () => (
  <Section aria-labelledby="trial-to-paid">
    <SectionHeading title="From trial to paid" id="trial-to-paid">
      {TRIAL.days} days free, and no surprise at the end: your data stays yours, whatever you decide.
    </SectionHeading>
    <Grid as="ol" role="list">
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
    </Grid>
  </Section>
)
