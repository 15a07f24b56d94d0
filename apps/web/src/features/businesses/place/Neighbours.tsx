import { CATEGORIES } from '@portal/domain/business'
import { COUNTRIES, provincesOf, type CountryCode, type Place } from '@portal/domain/place'
import { Chip, from, token } from '@portal/ui'
import { styled } from 'styled-components'
import { pathOf } from './place-listing.ts'

/* One line that moves sideways on a phone, all of them where there is room. */
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

interface Step {
  href: string
  label: string
}

const provinceSteps = (country: CountryCode, category: string): Step[] =>
  provincesOf(country).map(({ code, shortName }) => ({
    href: pathOf({ country, province: code }, category),
    label: shortName,
  }))

const countrySteps = (category: string): Step[] =>
  COUNTRIES.map(({ code, name }) => ({
    href: pathOf({ country: code, province: null }, category),
    label: name,
  }))

const categorySteps = (place: Place | null): Step[] =>
  CATEGORIES.map(({ slug, name }) => ({ href: pathOf(place, slug), label: name }))

interface NeighboursProps {
  place: Place | null
  /** The category's slug, empty for all. */
  category: string
}

/** The next narrower step from a list: its provinces, its categories, or the countries. */
function stepsFrom({ place, category }: NeighboursProps): { label: string; steps: Step[] } {
  if (!place) return { label: 'By country', steps: countrySteps(category) }
  const provinces = place.province ? [] : provinceSteps(place.country, category)
  if (provinces.length > 0) return { label: 'By province', steps: provinces }
  return category === ''
    ? { label: 'By category', steps: categorySteps(place) }
    : { label: 'Other places', steps: countrySteps(category) }
}

/** Ways on from a list, one step narrower or aside. */
export function Neighbours(props: NeighboursProps) {
  const { label, steps } = stepsFrom(props)
  const current = pathOf(props.place, props.category)
  return (
    <nav aria-label={label}>
      <Row>
        {steps.map(({ href, label: name }) => (
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
