import { TRIAL } from '@portal/domain/plan'
import { RESPONSE_TIMES } from '@portal/reference-data'
import { Card, Cluster, Heading, LinkButton, Stack, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { NextPoints } from '#shared/layout/NextSteps.tsx'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { paths } from '#shared/urls/paths.ts'

const NextBestStep = lazyIsland(() =>
  import('./NextBestStep.tsx').then((part) => ({ default: part.NextBestStep })),
)

const NEXT = [
  {
    title: 'We check your details',
    text: `Review takes up to ${RESPONSE_TIMES.reviewWorkingDays} working days.`,
  },
  {
    title: 'We email you the outcome',
    text: 'Approved or not: if something needs fixing, we say what.',
  },
  {
    title: `Your listing goes live with ${TRIAL.days} days free`,
    text: 'The days start when we approve it: time in review doesn’t count.',
  },
  {
    title: 'We remind you before they end',
    text: `On day ${TRIAL.reminderDays.join(' and day ')}. No automatic renewal: you decide what to do next.`,
  },
]

const Narrow = styled.div`
  display: grid;
  gap: ${token.space[24]};
  max-width: ${token.measure.narrow};
`

const Reference = styled.strong.attrs({ translate: 'no' })`
  font-family: ${token.font.display};
  font-size: ${token.size[20]};
  letter-spacing: 0.02em;
  user-select: all;
`

interface SuccessProps {
  reference: string
  /** The id of the listing, for its owner's next step. */
  listing?: number | undefined
}

/** What happens next, once a business is submitted, and what its owner can do meanwhile. */
export const Success = ({ reference, listing }: SuccessProps) => (
  <Narrow>
    <Card>
      <Stack gap={24}>
        <Text>
          Your reference: <Reference>{reference}</Reference>
          <br />
          Quote it when you contact us.
        </Text>
        <Stack gap={16}>
          <Heading level={2} size="part">
            What happens next?
          </Heading>
          <NextPoints points={NEXT} />
        </Stack>
        <Cluster>
          <LinkButton href={paths.dashboard()}>Go to Dashboard</LinkButton>
          <LinkButton href={paths.home()} variant="secondary">
            Back to Home
          </LinkButton>
        </Cluster>
      </Stack>
    </Card>
    {listing !== undefined && <NextBestStep listing={listing} />}
  </Narrow>
)
