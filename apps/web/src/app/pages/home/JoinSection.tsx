import { Heading, LinkButton, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useAccount } from '#features/account/account.api.ts'
import { paths } from '#shared/paths.ts'

const Panel = styled.section`
  display: grid;
  gap: ${token.space[16]};
  justify-items: start;
  padding: clamp(1.5rem, 5vw, 4rem);
  border-radius: ${token.radius.card};
  background: linear-gradient(120deg, ${token.color.deep}, ${token.color.ocean});
  color: ${token.color.white};
`

/** The invitation to owners; its action is the next step that there is for whoever reads it. */
export function JoinSection() {
  const signedIn = useAccount().status === 'signed-in'
  return (
    <Panel data-surface="deep" aria-labelledby="join">
      <Heading level={2} id="join">
        Be found across the Pacific
      </Heading>
      <Text size="lead" tone="soft">
        Buyers look here for what you make, grow, cook, carry or fix. An account of yours keeps your listings
        together and tells you where each stands.
      </Text>
      {signedIn ? (
        <LinkButton href={paths.dashboard()}>My Dashboard</LinkButton>
      ) : (
        <LinkButton href={paths.register()}>Create your account</LinkButton>
      )}
    </Panel>
  )
}
