import { DISPLAY_COUNTS } from '@portal/reference-data'
import { from, Skeleton, token } from '@portal/ui'
import { css, styled } from 'styled-components'
import { Body, Cover, Face, inListLayout, inPhoneRows } from '#shared/businesses/card-parts.ts'
import type { ListingQuery } from './listing-query.ts'

/** The cards of a list, in columns or rows. */
export const BusinessList = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr));
  gap: ${token.space[16]};
  ${from.tablet} {
    gap: ${token.space[24]};
  }
  > li {
    display: flex;
    min-width: 0;
  }
  > [data-wide] {
    display: block;
    grid-column: 1 / -1;
  }
  ${inListLayout(css`
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[16]};
  `)}
  ${inPhoneRows(css`
    gap: 0;
  `)}
`

/** The card layout of a list: beside the map there is room for rows only, and a part may have a single business. */
export const getLayout = ({ view }: ListingQuery, isGrouped = false) =>
  view === 'map' ? 'list' : view || (isGrouped ? 'list' : 'remembered')

/** Placeholders for cards that are loading. */
export const CardSkeletons = ({
  layout,
  count = DISPLAY_COUNTS.directorySkeletons,
}: {
  layout: ReturnType<typeof getLayout>
  count?: number
}) =>
  Array.from({ length: count }, (_, place) => (
    <li key={`skeleton-${place}`} data-skeleton="">
      <Face as="div" data-layout={layout}>
        <Cover>
          <Skeleton shape="cover" />
        </Cover>
        <Body>
          <Skeleton shape="short" />
          <Skeleton shape="title" />
          <Skeleton shape="short" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Body>
      </Face>
    </li>
  ))
