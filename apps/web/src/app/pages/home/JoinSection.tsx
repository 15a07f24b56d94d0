import { from, Heading, LinkButton, Stack, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'

const Panel = styled.section`
  display: grid;
  gap: ${token.space[16]};
  justify-items: start;
  padding: ${token.space[24]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token.space[48]};
    align-items: center;
    padding: ${token.space[48]};
  }
  border-radius: ${token.radius.card};
  background: linear-gradient(120deg, ${token.color.deep}, ${token.color.ocean});
  color: ${token.color.white};
`

/** Invites owners to register their business. */
export const JoinSection = () => (
  <Panel data-surface="deep" aria-labelledby="join">
    <Stack gap={8}>
      <Heading level={2} id="join">
        Be found across the Pacific
      </Heading>
      <Text size="lead" tone="soft">
        Buyers look here for what you make, grow, cook, carry or fix.
      </Text>
    </Stack>
    <LinkButton href={paths.registerBusiness()} variant="accent" size="large">
      List Your Business Free - 3 Month Trial
    </LinkButton>
  </Panel>
)
