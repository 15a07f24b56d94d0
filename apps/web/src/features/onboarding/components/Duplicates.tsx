import { businessPath } from '@portal/domain/business'
import type { LikelyDuplicate } from '@portal/domain/contract'
import { statusLabel } from '@portal/domain/moderation'
import { placeLabel } from '@portal/domain/place'
import { Alert, TextLink, token } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { useLikelyDuplicatesQuery } from '../onboarding.api.ts'
import { useRegistration } from '../onboarding-context.ts'

const List = styled.ul`
  display: grid;
  gap: ${token.space[8]};
  margin-block: ${token.space[8]};
  padding-left: 1.2em;
`

const Own = ({ found }: { found: LikelyDuplicate }) => (
  <li>
    You sent this in already: <strong>{found.name}</strong>, {placeLabel(found)} ({statusLabel(found.status)}
    ). <TextLink href={paths.dashboard()}>See it in your dashboard</TextLink>
  </li>
)

const Listed = ({ found }: { found: LikelyDuplicate }) => (
  <li>
    <TextLink href={businessPath(found)}>{found.name}</TextLink>, {placeLabel(found)}
    {found.samePhone && ', with the same phone number'}
  </li>
)

/** Listings that this one may repeat, before it is sent. It stops nobody, and says nothing where it can't be known. */
export function Duplicates() {
  const { shop, resubmits } = useRegistration()
  const { data = [] } = useLikelyDuplicatesQuery({
    name: shop.shopName.trim(),
    country: shop.province,
    ...(shop.phone.trim() !== '' && { phone: shop.phone.trim() }),
  })
  const found = data.filter(({ id }) => id !== resubmits)
  if (found.length === 0) return null
  return (
    <Alert role="status" title="Is this in the directory already?">
      <List>
        {found.map((one) =>
          one.own ? <Own key={one.id} found={one} /> : <Listed key={one.id} found={one} />,
        )}
      </List>
      If yours is another business, send it all the same.
    </Alert>
  )
}
