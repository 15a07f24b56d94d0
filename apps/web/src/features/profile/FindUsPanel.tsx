import type { Business } from '@portal/domain/contract'
import { getPlaceLabel } from '@portal/domain/place'
import { Cluster, Text, TextLink } from '@portal/ui'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { useTaps } from '#features/engagement/use-taps.api.ts'
import { ProvinceMap } from './map/ProvinceMap.tsx'
import { toGeoHref } from './map/points.ts'
import { Panel } from '#shared/layout/Panel.tsx'

/* By itself: pages of businesses with a province do without the shapes of countries. */
const CountryMap = lazyIsland(() =>
  import('./map/CountryMap.tsx').then((part) => ({ default: part.CountryMap })),
)

const OnMap = styled(TextLink)`
  overflow-wrap: anywhere;
  @media print {
    display: inline;
  }
`

const formatDegrees = (value: number, positive: string, negative: string): string =>
  `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`

const getMapHref = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`

interface OnTheMapProps {
  business: Business
  latitude: number
  longitude: number
}

function OnTheMap({ business, latitude, longitude }: OnTheMapProps) {
  const tap = useTaps(business)
  return (
    <>
      <Text size="small" tone="soft">
        {formatDegrees(latitude, 'N', 'S')}, {formatDegrees(longitude, 'E', 'W')}
      </Text>
      <Cluster gap={16}>
        <OnMap href={toGeoHref(latitude, longitude, business.name)} onClick={() => tap('directions')}>
          Open in a map app
        </OnMap>
        <OnMap href={getMapHref(latitude, longitude)} rel="noopener" onClick={() => tap('directions')}>
          Open in OpenStreetMap
        </OnMap>
      </Cluster>
    </>
  )
}

/** `Gwaunaru'u Airport: about 7 km to the north.` */
function Airport({ airport }: { airport: NonNullable<Business['nearestAirport']> }) {
  const { name, km, direction } = airport
  return (
    <Text size="small">
      Nearest airport: {name}, {km < 1 ? 'less than 1 km' : `about ${km} km`} to the {direction} in a straight
      line.
    </Text>
  )
}

/** The location of a business: in words, on the outline of its province or country, and for map apps. */
export function FindUsPanel({ business }: { business: Business }) {
  const { province, directions, latitude, longitude, nearestAirport } = business
  const map = useMemo(
    () =>
      province ? <ProvinceMap business={business} province={province} /> : <CountryMap business={business} />,
    [business, province],
  )
  return (
    <Panel title="Find us" id="find-us">
      <Text>{getPlaceLabel(business, { country: true })}</Text>
      {directions && <Text>{directions}</Text>}
      {nearestAirport && <Airport airport={nearestAirport} />}
      {map}
      {latitude !== null && longitude !== null && (
        <OnTheMap business={business} latitude={latitude} longitude={longitude} />
      )}
    </Panel>
  )
}
