import { countryOf, resolvePlace } from '@portal/domain/place'
import { TextLink } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'
import { useOrigin } from '#shared/page/page-context.ts'

/** The RSS feed, as a link for people and for feed discovery; of one country if given. */
export function NewsFeed({ place = '' }: { place?: string }) {
  const origin = useOrigin()
  const country = resolvePlace(place)?.country
  const feed = paths.newsFeed(country ? { country } : {})
  const name = country && countryOf(country).name
  return (
    <>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`Pacific Business Portal: ${name ? `${name} news` : 'News'}`}
        href={origin + feed}
      />
      <TextLink href={feed}>{name ? `RSS feed for ${name}` : 'RSS feed'}</TextLink>
    </>
  )
}
