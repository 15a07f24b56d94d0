import { getCountry, type CountryCode } from '@portal/domain/place'
import type { ReactNode } from 'react'
import { Flag, LinkButton, VisuallyHidden } from '@portal/ui'
import { DownloadGuide } from '../components/DownloadGuide.tsx'
import { GuideBand } from '../components/GuideBand.tsx'
import { useGetGuideQuery } from '../guides.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'

interface GuidePageProps {
  country: CountryCode
  /** The sections: a lazy island's element, made once. */
  body: ReactNode
}

/** The overview of a country's guide: what to know before doing business there. */
export function GuidePage({ country, body }: GuidePageProps) {
  const { name, fullCode } = getCountry(country)
  const { data } = useGetGuideQuery(country)
  const breadcrumbs = [
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
        getPath={paths.guide}
        shared={{
          title: `Doing Business in ${name}`,
          text: `Doing Business in ${name}`,
          path: paths.guide(fullCode),
        }}
        breadcrumbs={breadcrumbs}
        title={
          <>
            <Flag code={country} /> Doing Business in {name}
          </>
        }
        lead="Licences, taxes, money and people: what to know before you start, and who to ask."
      >
        <LinkButton href={paths.directory({ country })}>
          View Businesses<VisuallyHidden> in {name}</VisuallyHidden>
        </LinkButton>
        {data && <DownloadGuide download={data.download} />}
      </GuideBand>
      {body}
    </>
  )
}
