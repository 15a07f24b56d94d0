import { WEBSITE_LISTING_PLAN } from '@portal/domain/quote'
import { formatMoney } from '@portal/domain/shared'
import { RESPONSE_TIMES } from '@portal/reference-data'
import { Card, Cluster, Heading, LinkButton, Stack, Text, TextLink, token } from '@portal/ui'
import { styled } from 'styled-components'
import { NextPoints } from '#shared/layout/NextSteps.tsx'
import { paths } from '#shared/urls/paths.ts'
import type { QuoteIdentity } from '../quotes.api.ts'

const NEXT = [
  'Our team reviews your requirements',
  'We prepare a detailed quote with timeline and deliverables',
  `You receive your quote by e-mail within ${RESPONSE_TIMES.quoteHours} hours`,
  'We go through it with you in a consultation',
  `Development starts when you approve the quote, with your free ${WEBSITE_LISTING_PLAN.name} listing for 1 year, worth ${formatMoney(WEBSITE_LISTING_PLAN.price)}`,
] as const

const Reference = styled.strong.attrs({ translate: 'no' })`
  font: 700 ${token.size[24]} / 1.2 ${token.font.display};
  letter-spacing: 0.02em;
`

/** What happens next, once a request is sent. */
export const Confirmation = ({ submitted }: { submitted: QuoteIdentity }) => (
  <Stack gap={24}>
    <Card gap={12}>
      <Text tone="soft">Your reference</Text>
      <p>
        <Reference>{submitted.reference}</Reference>
      </p>
      <Text>
        We also emailed it to {submitted.email}. Use both to check the status of your request at any time.
      </Text>
      <p>
        <TextLink href={paths.quoteStatus(submitted)} arrow>
          See the status of your request
        </TextLink>
      </p>
    </Card>
    <Stack as="section" aria-labelledby="next">
      <Heading level={2} size="part" id="next">
        What happens next
      </Heading>
      <NextPoints points={NEXT.map((title) => ({ title }))} />
    </Stack>
    <Cluster>
      <LinkButton href={paths.home()}>Back to Directory</LinkButton>
      <LinkButton href={paths.pricing()} variant="secondary">
        View Other Plans
      </LinkButton>
    </Cluster>
  </Stack>
)
