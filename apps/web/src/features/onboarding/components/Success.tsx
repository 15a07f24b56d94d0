import { TRIAL } from '@portal/domain/plan'
import { RESPONSE_TIMES } from '@portal/reference-data'
import { Card, Cluster, Heading, LinkButton, Stack, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { NextPoints } from '#shared/layout/NextSteps.tsx'
import { paths } from '#shared/urls/paths.ts'

const NEXT = [
  {
    title: 'We check your details',
    text: `Review takes up to ${RESPONSE_TIMES.reviewWorkingDays} working days.`,
  },
  {
    title: 'You hear from us by email',
    text: 'Approved or not: if something has to be mended, we say what.',
  },
  {
    title: `Your listing goes live with ${TRIAL.days} days free`,
    text: 'The days start with the approval: time in review doesn’t count.',
  },
  {
    title: 'We remind you before they end',
    text: `On day ${TRIAL.reminderDays.join(' and day ')}. No automatic renewal: you decide how to go on.`,
  },
]

const Narrow = styled.div`
  max-width: ${token.measure.narrow};
`

const Reference = styled.strong`
  font-family: ${token.font.display};
  font-size: ${token.size[20]};
  letter-spacing: 0.02em;
  user-select: all;
`

/** What happens next, once a business is sent in. */
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
  </Narrow>
)
