import { TRIAL } from '@portal/domain/plan'
import { RESPONSE_TIMES } from '@portal/reference-data'
import { Card, Heading, Icon, Text, token, type IconName } from '@portal/ui'
import { styled } from 'styled-components'
import { useStorageAvailable } from '#shared/drafts/storage-available.ts'

type Point = readonly [IconName, string, string]

const SAVED: Point = ['download', 'Saved as you type', 'On this device, for seven days, with your photos.']
const UNSAVED: Point = [
  'alert',
  'Not saved as you type',
  'This browser keeps nothing on this device: please fill in the form in one go.',
]

const FIRST: readonly Point[] = [
  ['check', `Free for ${TRIAL.days} days`, 'From the day your listing is approved. No card is needed.'],
  ['clock', 'About five minutes', 'Name, place and contact details, and photos if you have them.'],
]

const AGAIN: readonly Point[] = [
  ['check', 'Your answers are filled in', 'Change what we asked for; the rest can stay as it is.'],
]

const REVIEW: Point = [
  'user',
  'People review it',
  `We review every listing within ${RESPONSE_TIMES.reviewWorkingDays} working days.`,
]

const List = styled.ul`
  display: grid;
  gap: ${token.space[16]};
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    column-gap: ${token.space[12]};
  }
  svg {
    grid-row: span 2;
    width: 1.5rem;
    height: 1.5rem;
    color: ${token.role.action};
  }
`

/** What to know before starting, or before sending a rejected listing again. */
export function GoodToKnow({ isResubmission }: { isResubmission: boolean }) {
  const isStorageAvailable = useStorageAvailable()
  const points = [...(isResubmission ? AGAIN : FIRST), isStorageAvailable ? SAVED : UNSAVED, REVIEW]
  return (
    <Card as="aside" gap={16} aria-labelledby="good-to-know">
      <Heading level={2} size="card" id="good-to-know">
        Good to know
      </Heading>
      <List role="list">
        {points.map(([icon, title, text]) => (
          <li key={title}>
            <Icon name={icon} />
            <strong>{title}</strong>
            <Text size="small" tone="soft">
              {text}
            </Text>
          </li>
        ))}
      </List>
    </Card>
  )
}
