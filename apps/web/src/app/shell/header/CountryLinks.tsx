import type { Country } from '@portal/domain/place'
import { Flag, Link, token } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'

const Row = styled.li`
  display: grid;
  grid-template-columns: 1.75rem 1fr auto;
  align-items: center;
  column-gap: ${token.space[8]};
  padding-left: ${token.space[12]};
`

const Way = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${token.target.min};
  padding-inline: ${token.space[8]};
  border-radius: ${token.radius.control};
  color: ${token.role.text};
  text-decoration: none;
  &:hover {
    background: ${token.role.sunken};
    color: ${token.role.text};
  }
  &[data-minor] {
    color: ${token.role.action};
    font-size: ${token.size[14]};
  }
`

/** A country's guide and its listings, beside its flag. */
export const CountryLinks = ({ country: { code, name, fullCode } }: { country: Country }) => (
  <Row>
    <Flag code={code} />
    <Way href={paths.guide(fullCode)}>{name}</Way>
    <Way href={paths.country(code)} data-minor="" aria-label={`Businesses in ${name}`}>
      Businesses
    </Way>
  </Row>
)
