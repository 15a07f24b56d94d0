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

const CountryLink = styled(Link)`
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

/** Links to a country's guide and businesses, beside its flag. */
export const CountryLinks = ({ country: { code, name, fullCode } }: { country: Country }) => (
  <Row>
    <Flag code={code} />
    <CountryLink href={paths.guide(fullCode)}>{name}</CountryLink>
    <CountryLink href={paths.country(code)} data-minor="" aria-label={`Businesses in ${name}`}>
      Businesses
    </CountryLink>
  </Row>
)
