import { TRIAL } from '@portal/domain/plan'
import { PROMISES } from '@portal/reference-data'
import { Card, Cluster, Heading, LinkButton, Stack, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/paths.ts'

const NEXT = [
  ['We check your details', `Review takes up to ${PROMISES.reviewWorkingDays} working days.`],
  ['You hear from us by email', 'Approved or not: if something has to be mended, we say what.'],
  [
    `Your listing goes live with ${TRIAL.days} days free`,
    'The days count from the approval; waiting takes none of them away.',
  ],
  [
    'We remind you before they end',
    `On day ${TRIAL.reminderDays.join(' and day ')}. Nothing renews by itself, and you decide how to go on.`,
  ],
] as const

const Points = styled.ol`
  display: grid;
  gap: ${token.space[16]};
  padding: 0;
  list-style: none;
  counter-reset: point;
  > li {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr);
    column-gap: ${token.space[12]};
    counter-increment: point;
  }
  > li::before {
    content: counter(point);
    grid-row: span 2;
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: ${token.radius.pill};
    background: ${token.color.leafTint};
    color: ${token.color.leafDark};
    font-family: ${token.font.display};
    font-weight: 700;
  }
`

const Narrow = styled.div`
  max-width: ${token.measure.narrow};
`

const Reference = styled.strong`
  font-family: ${token.font.display};
  font-size: ${token.size[20]};
  letter-spacing: 0.02em;
  user-select: all;
`

/** What comes after a registration is there. */
export const Success = ({ reference }: { reference: string }) => (
  <Narrow>
    <Card>
      <Stack gap={24}>
        <Text>
          Your reference: <Reference>{reference}</Reference>
          <br />
          Please name it when you write to us.
        </Text>
        <Stack gap={16}>
          <Heading level={2} size="part">
            What happens next?
          </Heading>
          <Points role="list">
            {NEXT.map(([title, text]) => (
              <li key={title}>
                <strong>{title}</strong>
                <Text tone="soft">{text}</Text>
              </li>
            ))}
          </Points>
        </Stack>
        <Cluster>
          <LinkButton href={paths.dashboard()}>Go to Dashboard</LinkButton>
          <LinkButton href={paths.home()} variant="secondary">
            Back to Home
          </LinkButton>
        </Cluster>
      </Stack>
    </Card>
  </Narrow>
)
