import { countryOf } from '@portal/domain/place'
import { Flag, LinkButton } from '@portal/ui'
import { GuideBand } from '#features/guides/components/GuideBand.tsx'
import { PART_WORDS } from '#features/guides/guide-sections.ts'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { canonicalOf, nameOf, type PartAddress } from './part-place.ts'
import { PartWays } from './PartWays.tsx'

const GuidePartBody = lazyIsland(() =>
  import('./GuidePartBody.tsx').then((part) => ({ default: part.GuidePartBody })),
)

function trailOf({ place, part }: PartAddress) {
  const { name, fullCode } = countryOf(place.country)
  return [
    { label: 'Home', href: paths.home() },
    { label: 'Countries', href: paths.countries() },
    { label: name, href: paths.guide(fullCode) },
    ...(place.province ? [{ label: nameOf(place), href: paths.country(place.province) }] : []),
    { label: PART_WORDS[part].label },
  ]
}

/** A part of a country's guide on its own, of the country or of one of its provinces. */
export function GuidePartPage(address: PartAddress) {
  const { place, part } = address
  const { heading, description } = PART_WORDS[part]
  const name = nameOf(place)
  const { name: country } = countryOf(place.country)
  return (
    <>
      <Seo
        title={part === 'featured' ? `${name}: ${heading}` : `${heading} in ${name}`}
        description={`${description} in ${name}.`}
        path={canonicalOf(address)}
      />
      <GuideBand
        country={place.country}
        trail={trailOf(address)}
        title={
          <>
            <Flag code={place.country} /> {heading} in {name}
          </>
        }
        lead={
          place.province && part !== 'featured'
            ? `${description}. First what holds in all of ${country}, then what there is in ${name}.`
            : `${description} in ${name}.`
        }
      >
        <LinkButton
          href={paths.directory(place.province ? { province: place.province } : { country: place.country })}
        >
          View Businesses
        </LinkButton>
      </GuideBand>
      <PageBody>
        <PartWays {...address} />
        <GuidePartBody {...address} />
      </PageBody>
    </>
  )
}
