import { COUNTRIES, type CountryCode } from '@portal/domain/place'
import { Link, token } from '@portal/ui'
import { styled } from 'styled-components'
import { PhoneFold } from '#shared/layout/PhoneFold.tsx'
import { paths } from '#shared/urls/paths.ts'

const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[16]};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token.target.min};
    text-decoration: underline;
    text-underline-offset: 0.3em;
    text-decoration-thickness: 1px;
  }
  a[aria-current] {
    font-weight: 700;
    text-decoration: none;
  }
`

interface CountrySwitcherProps {
  country: CountryCode
  /** The same page of another country, by its long name. */
  getPath: (fullCode: string) => string
}

/** Leads from a country's page to the same page of the others, and to the comparison with one of them. */
export const CountrySwitcher = ({ country, getPath }: CountrySwitcherProps) => {
  const other = COUNTRIES.find(({ code }) => code !== country)
  return (
    <nav aria-label="Other countries" data-print="hide">
      <PhoneFold summary="Other countries">
        <List>
          {COUNTRIES.map(({ code, name, fullCode }) => (
            <li key={code}>
              <Link href={getPath(fullCode)} aria-current={code === country ? 'true' : undefined}>
                {name}
              </Link>
            </li>
          ))}
          {other && (
            <li>
              <Link href={paths.compareCountries(country, other.code)}>Compare</Link>
            </li>
          )}
        </List>
      </PhoneFold>
    </nav>
  )
}
