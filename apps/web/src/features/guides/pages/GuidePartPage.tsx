import { getCountry, getPlaceName } from '@portal/domain/place'
import { Flag, LinkButton, VisuallyHidden } from '@portal/ui'
import type { ReactNode } from 'react'
import { GuideBand } from '../components/GuideBand.tsx'
import { PART_WORDS } from '../guide-sections.ts'
import { Illustration } from '#shared/illustrations/Illustration.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { getCanonicalPath, type GuidePartAddress } from '../guide-part-address.ts'
import { GuidePartTabs } from '../components/GuidePartTabs.tsx'

interface GuidePartPageProps extends GuidePartAddress {
  /** The part's content: a lazy island's element. */
  body: ReactNode
}

function getBreadcrumbs({ place, part }: GuidePartAddress) {
  const { name, fullCode } = getCountry(place.country)
  return [
    { label: 'Home', href: paths.home() },
    { label: 'Countries', href: paths.countries() },
    { label: name, href: paths.guide(fullCode) },
    ...(place.province ? [{ label: getPlaceName(place), href: paths.country(place.province) }] : []),
    { label: PART_WORDS[part].label },
  ]
}

/** A part of a country's guide on its own, of the country or of one of its provinces. */
export function GuidePartPage({ body, ...address }: GuidePartPageProps) {
  const { place, part } = address
  const { heading, description, picture } = PART_WORDS[part]
  const name = getPlaceName(place)
  const { name: country } = getCountry(place.country)
  const title = part === 'featured' ? `${name}: ${heading}` : `${heading} in ${name}`
  return (
    <>
      <Seo title={title} description={`${description} in ${name}.`} path={getCanonicalPath(address)} />
      <GuideBand
        country={place.country}
        picture={<Illustration name={picture} />}
        getPath={(fullCode) => paths.guidePart(fullCode, part)}
        shared={{ title, text: title, path: getCanonicalPath(address) }}
        breadcrumbs={getBreadcrumbs(address)}
        title={
          <>
            <Flag code={place.country} /> {heading} in {name}
          </>
        }
        lead={
          place.province && part !== 'featured'
            ? `${description}. The rules for all of ${country} come first, then details for ${name}.`
            : `${description} in ${name}.`
        }
      >
        <LinkButton
          href={paths.directory(place.province ? { province: place.province } : { country: place.country })}
        >
          View Businesses<VisuallyHidden> in {name}</VisuallyHidden>
        </LinkButton>
      </GuideBand>
      <PageBody>
        <GuidePartTabs {...address} />
        {body}
      </PageBody>
    </>
  )
}
