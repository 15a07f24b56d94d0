import { WEBSITE_PLAN } from '@portal/domain/plan'
import { WEBSITE_LISTING_PLAN } from '@portal/domain/quote'
import { formatMoney } from '@portal/domain/shared'
import { from, Heading, LinkButton, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'

const Panel = styled.section`
  display: grid;
  gap: ${token.space[16]} ${token.space[32]};
  align-items: center;
  justify-items: start;
  padding: clamp(1.25rem, 3vw, 2rem);
  border-radius: ${token.radius.card};
  background: linear-gradient(120deg, ${token.color.deep}, ${token.color.ocean});
  color: ${token.color.white};
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

const Words = styled.div`
  display: grid;
  gap: ${token.space[8]};
`

/** A website of one's own, priced by quote. */
export const WebsitePackage = () => (
  <Panel data-surface="deep" aria-labelledby="website-package">
    <Words>
      <Heading level={2} size="part" id="website-package">
        {WEBSITE_PLAN.name}
      </Heading>
      <Text tone="soft">
        A website of 3 to 5 pages for your business, with domain and hosting for the first year and the{' '}
        {WEBSITE_LISTING_PLAN.name} listing, worth {formatMoney(WEBSITE_LISTING_PLAN.price)}, included.
      </Text>
    </Words>
    <LinkButton href={paths.quoteBuilder()} variant="secondary">
      Get a quote
    </LinkButton>
  </Panel>
)
