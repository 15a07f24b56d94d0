import { BUSINESS_TYPES } from '@portal/reference-data'
import { Button, Checkbox, from, token } from '@portal/ui'
import { skipToken } from '@reduxjs/toolkit/query'
import { styled } from 'styled-components'
import { submitOnChange } from '#shared/forms/query/useSyncFormWithUrl.ts'
import { useTypeStatsQuery } from '../businesses.api.ts'
import type { Listing } from '../listing/listing.ts'
import { toTypeCountsQuery } from './directory.ts'

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  gap: 0 ${token.space[16]};
  > legend {
    padding-bottom: ${token.space[4]};
    font-weight: 600;
  }
  ${from.tablet} {
    grid-template-columns: repeat(4, auto);
    justify-content: start;
    gap: 0 ${token.space[24]};
  }
  ${from.desktop} {
    grid-template-columns: 1fr;
  }
`

/** Without JavaScript a choice has to be submitted; with it the list updates at once. */
const WithoutScript = styled.div`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`

/** Checkboxes of business types. */
export function BusinessTypes({ form, listing }: { form: string; listing: Listing }) {
  const { currentData } = useTypeStatsQuery(toTypeCountsQuery(listing) ?? skipToken)
  return (
    <Group>
      <legend>Business type</legend>
      {BUSINESS_TYPES.map((type) => (
        <Checkbox
          key={type}
          name="type"
          value={type}
          form={form}
          label={type}
          count={currentData?.find((row) => row.type === type)?.count}
          defaultChecked={listing.types.includes(type)}
          onChange={submitOnChange}
        />
      ))}
      <WithoutScript>
        <Button type="submit" form={form} variant="secondary" size="small">
          Apply
        </Button>
      </WithoutScript>
    </Group>
  )
}
