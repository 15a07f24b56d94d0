import { COUNTRIES, PROVINCES } from '@portal/domain/place'
import {
  DIRECTORY_MENU,
  DIRECTORY_MENU_PROVINCES,
  INDUSTRIES,
  INDUSTRY_IN_FOCUS,
  NEWS_MENU,
  type MenuLink,
} from '@portal/reference-data'
import { MegaMenuLink, MegaMenuSection } from '@portal/ui'
import { pageExists } from '#shared/existing-pages.ts'
import { paths } from '#shared/paths.ts'

const links = (menu: readonly MenuLink[]) =>
  menu
    .filter(({ href }) => pageExists(href))
    .map(({ label, href }) => (
      <MegaMenuLink key={href} href={href}>
        {label}
      </MegaMenuLink>
    ))

const provinceLinks = (count: number) =>
  PROVINCES.slice(0, count).map(({ code, name }) => (
    <MegaMenuLink key={code} href={paths.directoryOfProvince(code)}>
      {name}
    </MegaMenuLink>
  ))

const industryLinks = () =>
  INDUSTRIES.map(({ name, slug }) => (
    <MegaMenuLink key={slug} href={paths.directoryIndustry(slug)}>
      {name}
    </MegaMenuLink>
  ))

/** Quick access, the first provinces, the industries. */
export const DirectoryPanel = () => (
  <>
    <MegaMenuSection title="Quick access">{links(DIRECTORY_MENU)}</MegaMenuSection>
    <MegaMenuSection title="Provinces">
      {provinceLinks(DIRECTORY_MENU_PROVINCES)}
      <MegaMenuLink href={paths.directoryProvinces()} emphasis="strong">
        All ten provinces
      </MegaMenuLink>
    </MegaMenuSection>
    <MegaMenuSection title="Industries">{industryLinks()}</MegaMenuSection>
  </>
)

/** The five countries, and the provinces of the one that has them. */
export const CountriesPanel = () => (
  <>
    <MegaMenuSection title="Businesses by country">
      {COUNTRIES.map(({ code, name }) => (
        <MegaMenuLink key={code} href={paths.country(code)}>
          {name}
        </MegaMenuLink>
      ))}
    </MegaMenuSection>
    <MegaMenuSection title="Provinces of Solomon Islands" columns={2}>
      {provinceLinks(PROVINCES.length)}
    </MegaMenuSection>
  </>
)

/** The ten industries in two columns. */
export const IndustriesPanel = () => (
  <MegaMenuSection title="Industries" columns={2}>
    {industryLinks()}
    {links([INDUSTRY_IN_FOCUS])}
  </MegaMenuSection>
)

/** The news page and its sections. */
export const NewsPanel = () => <MegaMenuSection>{links(NEWS_MENU)}</MegaMenuSection>
