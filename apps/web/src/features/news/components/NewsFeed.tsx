import { getCountry, resolvePlace } from '@portal/domain/place'
import { FeedLink } from '#shared/seo/FeedLink.tsx'
import { paths } from '#shared/urls/paths.ts'

/** The feed of the news; of one country if given. */
export function NewsFeed({ place = '' }: { place?: string }) {
  const country = resolvePlace(place)?.country
  const name = country && getCountry(country).name
  return (
    <FeedLink feed={paths.newsFeed(country ? { country } : {})} title={name ? `${name} news` : 'News'}>
      {name ? `RSS feed for ${name}` : 'RSS feed'}
    </FeedLink>
  )
}
