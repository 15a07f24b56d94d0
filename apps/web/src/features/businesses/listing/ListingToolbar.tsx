import { formatNumber } from '@portal/domain/shared'
import { Button, Icon, Link, Select, Skeleton, token, VisuallyHidden } from '@portal/ui'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { submitOnChoice } from '#shared/forms/query/submit-on-choice.ts'
import { rememberLayout, useRememberedLayout, type ListingLayout } from '#shared/lists/listing-layout.ts'
import { withPage, type Listing } from './listing.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]} ${token.space[16]};
`

const Count = styled.h2`
  min-width: 11rem;
  font: 600 ${token.size[18]} / 1.4 ${token.font.body};
  letter-spacing: 0;
`

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  align-items: center;
`

const Sort = styled.label`
  min-width: 10.5rem;
`

const Toggle = styled(Link)`
  display: grid;
  flex: none;
  place-content: center;
  width: ${token.target.min};
  height: ${token.target.min};
  border: 1px solid ${token.role.control};
  border-radius: ${token.radius.control};
  background: ${token.role.raised};
  color: ${token.role.text};
  &[data-chosen='yes'],
  html:not([data-listing='list']) &[data-chosen='device'][data-layout='grid'],
  html[data-listing='list'] &[data-chosen='device'][data-layout='list'] {
    background: ${token.color.ocean};
    color: ${token.color.white};
  }
`

const SORT_OPTIONS = [
  { value: '', label: 'Most Relevant' },
  { value: 'rating', label: 'Highest Rated' },
  { value: 'newest', label: 'Newest First' },
  { value: 'alphabetical', label: 'Name A-Z' },
]

const LAYOUTS = [
  { layout: 'grid', label: 'Grid' },
  { layout: 'list', label: 'List' },
] as const

interface ListingToolbarProps {
  listing: Listing
  hrefOf: (listing: Listing) => string
  /** Total number of matches; undefined while loading. */
  total: number | undefined
  /** The id of the form that the sort select belongs to. */
  form: string
}

function LayoutToggle({ listing, hrefOf }: Pick<ListingToolbarProps, 'listing' | 'hrefOf'>) {
  const remembered = useRememberedLayout()
  const current: ListingLayout = listing.layout || remembered
  const mark = (layout: ListingLayout) =>
    listing.layout === '' ? 'device' : listing.layout === layout ? 'yes' : undefined
  return LAYOUTS.map(({ layout, label }) => (
    <Toggle
      key={layout}
      href={hrefOf({ ...listing, layout })}
      data-layout={layout}
      data-chosen={mark(layout)}
      aria-current={current === layout ? 'true' : undefined}
      aria-label={label}
      title={label}
      onClick={() => rememberLayout(layout)}
    >
      <Icon name={layout} />
    </Toggle>
  ))
}

/** Total, layout switch and sort order. */
export function ListingToolbar({ listing, hrefOf, total, form }: ListingToolbarProps) {
  return (
    <Row>
      <Count aria-live="polite">
        {/* New text for each list, so that it is said again where the number is the same. */}
        <Fragment key={hrefOf({ ...withPage(listing, 1), layout: '' })}>
          {total === undefined ? (
            <>
              <VisuallyHidden>Loading businesses...</VisuallyHidden>
              <Skeleton shape="title" />
            </>
          ) : (
            `${formatNumber(total)} business(es) found`
          )}
        </Fragment>
      </Count>
      <Controls>
        <LayoutToggle listing={listing} hrefOf={hrefOf} />
        <Sort>
          <VisuallyHidden>Sort by</VisuallyHidden>
          <Select
            name="sort"
            form={form}
            options={SORT_OPTIONS}
            defaultValue={listing.sort}
            {...submitOnChoice}
          />
        </Sort>
        <Button type="submit" form={form} variant="secondary" size="small">
          Sort
        </Button>
      </Controls>
    </Row>
  )
}
