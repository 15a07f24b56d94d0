import { CATEGORIES } from '@portal/domain/business'
import { COUNTRIES, listProvinces, type CountryCode, type Place } from '@portal/domain/place'
import { Chip, from, token } from '@portal/ui'
import { styled } from 'styled-components'
import { toPlacePath } from './place-query.ts'

/* A line that scrolls horizontally on a phone, and wraps where there is room. */
const Row = styled.ul.attrs({ role: 'list' })`
  display: flex;
  gap: ${token.space[8]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  > li {
    flex: none;
  }
  ${from.tablet} {
    flex-wrap: wrap;
    overflow: visible;
  }
`

interface ListLink {
  href: string
  label: string
}

const listProvinceLinks = (country: CountryCode, category: string): ListLink[] =>
  listProvinces(country).map(({ code, shortName }) => ({
    href: toPlacePath({ country, province: code }, category),
    label: shortName,
  }))

const listCountryLinks = (category: string): ListLink[] =>
  COUNTRIES.map(({ code, name }) => ({
    href: toPlacePath({ country: code, province: null }, category),
    label: name,
  }))

const listCategoryLinks = (place: Place | null): ListLink[] =>
  CATEGORIES.map(({ slug, name }) => ({ href: toPlacePath(place, slug), label: name }))

interface RelatedListsProps {
  place: Place | null
  /** The category's slug, empty for all. */
  category: string
}

/** Links to narrower lists: provinces, categories or countries. */
function getLinkGroup({ place, category }: RelatedListsProps): { label: string; links: ListLink[] } {
  if (!place) return { label: 'By country', links: listCountryLinks(category) }
  const provinces = place.province ? [] : listProvinceLinks(place.country, category)
  if (provinces.length > 0) return { label: 'By province', links: provinces }
  return category === ''
    ? { label: 'By category', links: listCategoryLinks(place) }
    : { label: 'Other places', links: listCountryLinks(category) }
}

/** Links from a list to narrower or neighbouring ones. */
export function RelatedLists(props: RelatedListsProps) {
  const { label, links } = getLinkGroup(props)
  const current = toPlacePath(props.place, props.category)
  return (
    <nav aria-label={label}>
      <Row>
        {links.map(({ href, label: name }) => (
          <li key={href}>
            <Chip href={href} current={href === current}>
              {name}
            </Chip>
          </li>
        ))}
      </Row>
    </nav>
  )
}
