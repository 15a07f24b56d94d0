import { ORDERED_PLANS, PLAN_REMINDER_DAYS, TRIAL } from '@portal/domain/plan'
import { below, from, Heading, SectionHeader, Text, token } from '@portal/ui'
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
    text: 'On approval: time in review doesn’t count.',
  },
  {
    when: `Day ${firstReminder}`,
    title: 'First reminder',
    text: 'We email you the days left and what each plan offers.',
  },
  {
    when: `Day ${secondReminder}`,
    title: 'Second reminder',
    text: 'Another email, with one week to go.',
  },
  {
    when: `Day ${TRIAL.decisionDay}`,
    title: 'You decide',
    text: `${ORDERED_PLANS.map(({ name }) => name).join(', ')}, a website of your own, or take the listing down.`,
  },
]

const PAID_STATIONS: readonly Station[] = [
  {
    when: 'Payment recorded',
    title: 'Your year starts',
    text: 'Or when the trial ends, if you like: 365 days with everything in your plan.',
  },
  {
    when: `${month} and ${week} days before the end`,
    title: 'We remind you',
    text: 'By email. No automatic renewal, no charge.',
  },
  {
    when: 'Before the end',
    title: 'Renew without losing days',
    text: 'Your new year starts when the current one ends.',
  },
]

const UNDECIDED_STATIONS: readonly Station[] = [
  {
    when: 'When your time ends',
    title: 'Your listing goes offline',
    text: 'It leaves the directory. Its page shows only name, place and phone.',
  },
  {
    when: 'Meanwhile',
    title: 'Nothing is deleted',
    text: 'We keep your photos, texts and reviews.',
  },
  {
    when: 'Any day later',
    title: 'It comes back',
    text: 'In full, as soon as you pay for a plan.',
  },
]

const Line = styled.ol`
  display: grid;
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
`

/* Horizontal where there is room. */
const WideLine = styled(Line)`
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${below.tablet} {
    &[data-brief] > li {
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0 ${token.space[8]};
      align-items: baseline;
      padding-bottom: ${token.space[8]};
      > :last-child {
        grid-column: 1 / -1;
      }
    }
  }
`

const WideStop = styled(Stop)`
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

const LINES = {
  wide: { List: WideLine, Item: WideStop, level: 3 },
  column: { List: Line, Item: Stop, level: 4 },
} as const

interface StationsProps {
  stations: readonly Station[]
  line: keyof typeof LINES
  /** Close together on a phone. */
  brief?: boolean
}

/** A timeline with a mark for each station: across the page where there is room, or in a column. */
function Stations({ stations, line, brief = false }: StationsProps) {
  const { List, Item, level } = LINES[line]
  return (
    <List role="list" data-brief={brief ? '' : undefined}>
      {stations.map(({ when, title, text }) => (
        <Item key={when}>
          <Text size="eyebrow" tone="action">
            {when}
          </Text>
          <Heading level={level}>{title}</Heading>
          <Text size="small" tone="soft">
            {text}
          </Text>
        </Item>
      ))}
    </List>
  )
}

/** The two options after the trial, side by side where there is room. */
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

/** What comes after the trial, with a plan and without, as two timelines. */
const WaysOn = () => (
  <Fork>
    <Way>
      <Heading level={3}>After day {TRIAL.decisionDay}, with a plan</Heading>
      <Stations stations={PAID_STATIONS} line="column" />
    </Way>
    <Way>
      <Heading level={3}>Without a plan</Heading>
      <Stations stations={UNDECIDED_STATIONS} line="column" />
    </Way>
  </Fork>
)

const WHOLE = 'no automatic payment. What you entered is kept, whatever you decide.'
const IN_BRIEF =
  'then a yearly plan. Without a plan, visitors see only name, place and phone; nothing is deleted.'

/**
 * The timeline from the trial's first day to the end of a paid year, and without a plan; `brief` shows only what
 * follows the trial.
 */
export const TrialPath = ({ brief = false }: { brief?: boolean }) => (
  <Section aria-labelledby="trial-to-paid">
    <SectionHeader title="From trial to paid" id="trial-to-paid">
      {TRIAL.days} days free, {brief ? IN_BRIEF : WHOLE}
    </SectionHeader>
    <Stations stations={TRIAL_STATIONS} line="wide" brief={brief} />
    {!brief && <WaysOn />}
  </Section>
)
