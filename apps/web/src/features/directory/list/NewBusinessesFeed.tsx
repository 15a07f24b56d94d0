import { getCountry, type CountryCode } from '@portal/domain/place'
import { FeedLink } from '#shared/seo/FeedLink.tsx'
import { paths } from '#shared/urls/paths.ts'

/** The feed of the newest businesses, optionally of one country. */
export function NewBusinessesFeed({ country }: { country?: CountryCode | undefined }) {
  const where = country ? ` in ${getCountry(country).name}` : ''
  return (
    <p>
      <FeedLink feed={paths.businessesFeed(country ? { country } : {})} title={`New businesses${where}`}>
        {`RSS feed of new businesses${where}`}
      </FeedLink>
    </p>
  )
}
