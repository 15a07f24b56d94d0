import { from, LinkButton, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]} ${token.space[24]};
  align-items: center;
  justify-content: space-between;
  padding: ${token.space[12]} ${token.space[16]};
  ${from.tablet} {
    padding: ${token.space[24]};
  }
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.sunken};
`

/** Links to the page of loading animations. */
export const LoadingTeaser = () => (
  <Section aria-label="Loading animations">
    <Row>
      <Text size="small">See what the portal shows while pages load.</Text>
      <LinkButton href={paths.loadingShowcase()} variant="secondary" size="small">
        See the loading animations
      </LinkButton>
    </Row>
  </Section>
)
