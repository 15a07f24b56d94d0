import { getBusinessPath } from '@portal/domain/business'
import type { LikelyDuplicate } from '@portal/domain/contract'
import { getStatusLabel } from '@portal/domain/moderation'
import { getPlaceLabel } from '@portal/domain/place'
import { Alert, TextLink, token } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import type { BusinessForm } from '../business-form.ts'
import { useLikelyDuplicates } from '../useLikelyDuplicates.ts'

const List = styled.ul`
  display: grid;
  gap: ${token.space[8]};
  margin-block: ${token.space[8]};
  padding-left: 1.2em;
`

const Own = ({ found }: { found: LikelyDuplicate }) => (
  <li>
    You already sent this: <strong translate="no">{found.name}</strong>, {getPlaceLabel(found)} (
    {getStatusLabel(found.status)}
    ).{' '}
    <TextLink href={paths.dashboard()}>
      See <span translate="no">{found.name}</span> in your dashboard
    </TextLink>
  </li>
)

const Listed = ({ found }: { found: LikelyDuplicate }) => (
  <li>
    <TextLink translate="no" href={getBusinessPath(found)}>
      {found.name}
    </TextLink>
    , {getPlaceLabel(found)}
    {found.samePhone && ', with the same phone number'}
  </li>
)

/** Likely duplicates, before sending. They don't block it, and nothing is shown if the call fails. */
export function Duplicates({ form }: { form: BusinessForm }) {
  const found = useLikelyDuplicates(form)
  if (found.length === 0) return null
  return (
    <Alert role="status" title="Is this in the directory already?">
      <List>
        {found.map((one) =>
          one.own ? <Own key={one.id} found={one} /> : <Listed key={one.id} found={one} />,
        )}
      </List>
      If yours is a different business, send it anyway.
    </Alert>
  )
}
