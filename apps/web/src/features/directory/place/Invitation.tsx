import { getCountry, type CountryCode } from '@portal/domain/place'
import { TRIAL_PLAN } from '@portal/domain/plan'
import { Heading, LinkButton, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'

const Panel = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[16]};
  padding: ${token.space[24]};
  border-radius: ${token.radius.card};
  background: ${token.role.sunken};
`

/** Invites owners, at the end of a place's listings. */
export const Invitation = ({ country }: { country: CountryCode }) => (
  <Panel aria-labelledby="invitation">
    <div>
      <Heading level={2} size="part" id="invitation">
        Your business in {getCountry(country).name}?
      </Heading>
      <Text tone="soft">List it free for {TRIAL_PLAN.duration}.</Text>
    </div>
    <LinkButton href={paths.registerBusiness({ country })} variant="accent">
      List Your Business
    </LinkButton>
  </Panel>
)
