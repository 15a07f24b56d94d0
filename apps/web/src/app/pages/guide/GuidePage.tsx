import { countryOf, type CountryCode } from '@portal/domain/place'
import { type ReactElement } from 'react'
import { Flag, LinkButton } from '@portal/ui'
import { DownloadGuide } from '#features/guides/components/DownloadGuide.tsx'
import { GuideBand } from '#features/guides/components/GuideBand.tsx'
import { useGetGuideQuery } from '#features/guides/guides.api.ts'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'

const GuideBody = lazyIsland(() => import('./GuideBody.tsx').then((part) => ({ default: part.GuideBody })))

const bodies: Readonly<Record<CountryCode, ReactElement>> = {
  sb: <GuideBody country="sb" />,
  fj: <GuideBody country="fj" />,
  pg: <GuideBody country="pg" />,
  nc: <GuideBody country="nc" />,
  vu: <GuideBody country="vu" />,
}

/** A country's guide whole: everything one asks before doing business there. */
export function GuidePage({ country }: { country: CountryCode }) {
  const { name, fullCode } = countryOf(country)
  const { data } = useGetGuideQuery(country)
  const trail = [
    { label: 'Home', href: paths.home() },
    { label: 'Countries', href: paths.countries() },
    { label: name },
  ]
  return (
    <>
      <Seo
        title={`Doing Business in ${name}`}
        description={`Licences, taxes, grants, chambers, news, events and contacts: a guide to doing business in ${name}.`}
        path={paths.guide(fullCode)}
      />
      <GuideBand
        country={country}
        trail={trail}
        title={
          <>
            <Flag code={country} /> Doing Business in {name}
          </>
        }
        lead="Licences, taxes, money and people: what to know before you start, and whom to ask."
      >
        <LinkButton href={paths.directory({ country })}>View Businesses</LinkButton>
        {data && <DownloadGuide download={data.download} />}
      </GuideBand>
      {bodies[country]}
    </>
  )
}
