import { PLAN_REMINDER_DAYS, TRIAL } from '@portal/domain/plan'
import { from, Heading, SectionHeader, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { Section } from '#shared/layout/Section.tsx'

const [firstReminder, secondReminder] = TRIAL.reminderDays
const [month, week] = PLAN_REMINDER_DAYS

interface Station {
  when: string
  title: string
  text: string
}

const TRIAL_STATIONS: readonly Station[] = [
  {
    when: 'Day 1',
    title: 'Your trial starts',
    text: 'With the approval: time in review doesn’t count.',
  },
  {
    when: `Day ${firstReminder}`,
    title: 'First reminder',
    text: 'An email says how many days are left and what each plan offers.',
  },
  {
    when: `Day ${secondReminder}`,
    title: 'Second reminder',
    text: 'One week to go. A paid year starts on the day we record your payment.',
  },
  {
    when: `Day ${TRIAL.decisionDay}`,
    title: 'You decide',
    text: 'Standard, Enhanced, a website of your own, or take the listing down.',
  },
]

const PAID_STATIONS: readonly Station[] = [
  { when: 'Payment recorded', title: 'Your year starts', text: '365 days, with all that your plan shows.' },
  {
    when: `${month} and ${week} days before the end`,
    title: 'We remind you',
    text: 'By email. No automatic renewal, nothing is charged.',
  },
  {
    when: 'Before the end',
    title: 'Renew without losing days',
    text: 'The new year is added after the one you have.',
  },
]

const UNDECIDED_STATIONS: readonly Station[] = [
  {
    when: 'When your time ends',
    title: 'The listing rests',
    text: 'It leaves the directory. Its page shows only name, place and phone.',
  },
  {
    when: 'Meanwhile',
    title: 'Nothing is deleted',
    text: 'Photos, texts and reviews are kept for you.',
  },
  {
    when: 'Any day later',
    title: 'It comes back',
    text: 'All of it, the moment a plan is paid.',
  },
]

/** A timeline with a mark for each station: vertical on a phone and in a column, horizontal otherwise. */
const Line = styled.ol`
  display: grid;
  ${from.desktop} {
    &[data-wide] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`

const Stop = styled.li`
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
    [data-wide] > & {
      padding: ${token.space[16]} ${token.space[24]} 0 0;
      border-top: 2px solid ${token.role.line};
      border-left: 0;
      &::before {
        top: -0.5rem;
        left: 0;
      }
    }
  }
`

const Stations = ({ stations, wide }: { stations: readonly Station[]; wide?: boolean }) => (
  <Line role="list" data-wide={wide ? '' : undefined}>
    {stations.map(({ when, title, text }) => (
      <Stop key={when}>
        <Text size="eyebrow" tone="action">
          {when}
        </Text>
        <Heading level={wide ? 3 : 4}>{title}</Heading>
        <Text size="small" tone="soft">
          {text}
        </Text>
      </Stop>
    ))}
  </Line>
)

/** The two ways on, side by side where there is room. */
const Fork = styled.div`
  display: grid;
  gap: ${token.space[24]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Way = styled.div`
  display: grid;
  gap: ${token.space[16]};
  align-content: start;
  padding: ${token.space[24]};
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
`

/** What happens from the first day of the trial to the end of a paid year, and what happens without a plan. */
export const TrialPath = () => (
  <Section aria-labelledby="trial-to-paid">
    <SectionHeader title="From trial to paid" id="trial-to-paid">
      {TRIAL.days} days free, no automatic payment. What you entered is kept, whatever you decide.
    </SectionHeader>
    <Stations stations={TRIAL_STATIONS} wide />
    <Fork>
      <Way>
        <Heading level={3}>After day {TRIAL.decisionDay}, with a plan</Heading>
        <Stations stations={PAID_STATIONS} />
      </Way>
      <Way>
        <Heading level={3}>Without a plan</Heading>
        <Stations stations={UNDECIDED_STATIONS} />
      </Way>
    </Fork>
  </Section>
)
