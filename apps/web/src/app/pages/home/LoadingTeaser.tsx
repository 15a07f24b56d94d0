import { LinkButton, SectionHeader, token } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[24]};
  align-items: center;
  justify-content: space-between;
  padding: ${token.space[24]};
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.sunken};
`

/** Links to the page of loading animations. */
export const LoadingTeaser = () => (
  <Section aria-label="Loading animations">
    <Row>
      <SectionHeader title="Made for slow connections">
        See what the portal shows while something is on its way.
      </SectionHeader>
      <LinkButton href={paths.loadingShowcase()} variant="secondary">
        See the loading animations
      </LinkButton>
    </Row>
  </Section>
)
