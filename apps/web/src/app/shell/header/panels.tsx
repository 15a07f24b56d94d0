import { COUNTRIES, PROVINCES } from '@portal/domain/place'
import { DIRECTORY_MENU_PROVINCES, getMenu, INDUSTRIES, type MenuLink } from '@portal/reference-data'
import { MegaMenuLink, MegaMenuSection, token } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { CountryLinks } from './CountryLinks.tsx'
import { ProvincesMenu } from './ProvincesMenu.tsx'

const CountriesLayout = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[32]};
`

const renderLinks = (menu: readonly MenuLink[]) =>
  menu.map(({ label, href }) => (
    <MegaMenuLink key={href} href={href}>
      {label}
    </MegaMenuLink>
  ))

/** Quick access, the first provinces and the industries. */
export const DirectoryPanel = () => (
  <>
    <MegaMenuSection title="Quick access">{renderLinks(getMenu('directory'))}</MegaMenuSection>
    <MegaMenuSection title="Provinces">
      {PROVINCES.slice(0, DIRECTORY_MENU_PROVINCES).map(({ code, name }) => (
        <MegaMenuLink key={code} href={paths.directoryOfProvince(code)}>
          {name}
        </MegaMenuLink>
      ))}
      <MegaMenuLink href={paths.directoryProvinces()} emphasis="strong">
        All ten provinces
      </MegaMenuLink>
    </MegaMenuSection>
    <MegaMenuSection title="Industries">
      {INDUSTRIES.map(({ name, slug }) => (
        <MegaMenuLink key={slug} href={paths.directoryIndustry(slug)}>
          {name}
        </MegaMenuLink>
      ))}
    </MegaMenuSection>
  </>
)

/** The five countries, and the provinces of the Solomon Islands with a card each. */
export const CountriesPanel = () => (
  <CountriesLayout>
    <MegaMenuSection title="Countries">
      {COUNTRIES.map((country) => (
        <CountryLinks key={country.code} country={country} />
      ))}
      <MegaMenuLink href={paths.countries()} emphasis="strong">
        All five countries
      </MegaMenuLink>
    </MegaMenuSection>
    <ProvincesMenu />
  </CountriesLayout>
)

/** The ten industries in two columns, and the one in focus. */
export const IndustriesPanel = () => (
  <>
    <MegaMenuSection title="Industries" columns={2}>
      {INDUSTRIES.map(({ name, slug }) => (
        <MegaMenuLink key={slug} href={paths.industry(slug)}>
          {name}
        </MegaMenuLink>
      ))}
    </MegaMenuSection>
    <MegaMenuSection title="More">
      {getMenu('industries').map(({ label, href }) => (
        <MegaMenuLink
          key={href}
          href={href}
          hint="One industry up close: its businesses and latest news"
          emphasis="strong"
        >
          {label}
        </MegaMenuLink>
      ))}
      <MegaMenuLink href={paths.industries()} hint="Compare all ten, by country">
        All Industries
      </MegaMenuLink>
    </MegaMenuSection>
  </>
)

/** The news page and its sections. */
export const NewsPanel = () => <MegaMenuSection>{renderLinks(getMenu('news'))}</MegaMenuSection>
