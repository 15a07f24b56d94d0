import type { Business, Weekday } from '@portal/domain/contract'
import { getCountry, getProvince } from '@portal/domain/place'
import { getBusinessPath, getLabels, toJpegUrl } from '@portal/domain/business'
import { AMENITIES, PAYMENTS } from '@portal/reference-data'
import { toSocialLinks, parseWebAddress } from './contact-links.ts'

const DAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<Weekday, string>

const toSpecification = (dayOfWeek: string, [opens, closes]: readonly [string, string]) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes: closes === '24:00' ? '23:59' : closes,
})

/** Equal opening and closing times mean closed. */
const CLOSED = ['00:00', '00:00'] as const

/** The hours in effect: none while it is temporarily closed. */
function toOpeningHours({ hours, temporarilyClosed }: Business) {
  if (!hours || temporarilyClosed) return []
  const week = (Object.keys(DAYS) as Weekday[]).flatMap((day) =>
    (hours[day] ?? []).map((span) => toSpecification(DAYS[day], span)),
  )
  const holidays = hours.holidays?.length === 0 ? [CLOSED] : (hours.holidays ?? [])
  return [...week, ...holidays.map((span) => toSpecification('PublicHolidays', span))]
}

const getAddress = ({ address, province, country }: Business) => ({
  '@type': 'PostalAddress',
  addressLocality: address ?? undefined,
  addressRegion: province ? getProvince(province).name : undefined,
  addressCountry: getCountry(country).code.toUpperCase(),
})

const toGeo = ({ latitude, longitude }: Business) =>
  latitude === null || longitude === null ? undefined : { '@type': 'GeoCoordinates', latitude, longitude }

const getRating = ({ rating, reviewCount }: Business) =>
  rating === null || reviewCount === 0
    ? undefined
    : { '@type': 'AggregateRating', ratingValue: rating, reviewCount }

const filled = <Item>(items: Item[]): Item[] | undefined => (items.length > 0 ? items : undefined)

/** The business as schema.org's LocalBusiness; `origin` is the site's scheme and host. */
export const toLocalBusiness = (business: Business, origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  name: business.name,
  description: business.excerpt,
  url: origin + getBusinessPath(business),
  telephone: business.phone ?? undefined,
  email: business.email ?? undefined,
  image: filled(business.images.map((image) => new URL(toJpegUrl(image), origin).href)),
  address: getAddress(business),
  geo: toGeo(business),
  openingHoursSpecification: filled(toOpeningHours(business)),
  aggregateRating: getRating(business),
  amenityFeature: filled(
    getLabels(AMENITIES, business.amenities).map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  ),
  paymentAccepted: getLabels(PAYMENTS, business.payments).join(', ') || undefined,
  sameAs: filled(
    [
      parseWebAddress(business.website)?.href,
      ...toSocialLinks(business.socialMedia).map(({ href }) => href),
    ].filter((href) => href !== undefined),
  ),
})
