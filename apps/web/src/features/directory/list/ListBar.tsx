import {
  below,
  Button,
  from,
  Icon,
  LinkButton,
  Select,
  TabLinks,
  token,
  type TabLinksProps,
} from '@portal/ui'
import type { UnderstoodPlace } from '@portal/domain/contract'
import { useState } from 'react'
import { styled } from 'styled-components'
import { submitOnChoice } from '#shared/forms/query/submit-on-choice.ts'
import { storeLayout, useStoredLayout } from '#shared/lists/list-layout.ts'
import { useDialogOpener } from '#shared/page/dialog-opener.tsx'
import { lazyDialog } from '#shared/page/lazy-dialog.tsx'
import { paths } from '#shared/urls/paths.ts'
import { FilterChips } from './FilterChips.tsx'
import { listActiveFilters } from './filters/active-filters.ts'
import { FILTERS_ID } from './filters/FilterSidebar.tsx'
import type { ListAddress } from './list-address.ts'
import type { ListingQuery, ListView } from './listing-query.ts'
import { NearMe } from './near/NearMe.tsx'

/** One line that scrolls sideways on phones; on wider screens it wraps. */
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  ${below.tablet} {
    /* Hidden texts scroll with it. */
    position: relative;
    overflow-x: auto;
    scrollbar-width: none;
    > * {
      flex: none;
    }
    > nav {
      height: ${token.target.min};
    }
    [data-chips] {
      flex-wrap: nowrap;
    }
    /* It fades where more follows. */
    mask: linear-gradient(90deg, #000 92%, #0000);
    padding-right: 2rem;
    /* From edge to edge. */
    margin-inline: calc(-1 * var(--gutter));
    padding-inline-start: var(--gutter);
  }
  ${from.tablet} {
    flex-wrap: wrap;
    padding-block-start: ${token.space[12]};
    > nav {
      flex: 1 0 100%;
    }
  }
  ${from.desktop} {
    /* Beside the list the filters need no sheet. */
    > [data-narrow] {
      display: none;
    }
  }
  /* Only a script can ask the device. */
  @media (scripting: none) {
    > [data-device] {
      display: none;
    }
  }
`

/** The sort select with its button; phones show the button only to keyboards and without script. */
const SortRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  font-size: ${token.size[13]};
  > label {
    display: contents;
  }
  select {
    width: auto;
    font-size: ${token.size[16]};
  }
  @media (max-width: 63.99em) and (scripting: enabled) {
    &:not(:has(:focus-visible)) > button {
      position: absolute;
      opacity: 0;
      pointer-events: none;
    }
  }
`

const Switch = styled.div`
  display: flex;
  gap: ${token.space[4]};
  > [data-chosen='yes'],
  html:not([data-listing='list']) & > [data-chosen='device'][data-view='grid'],
  html[data-listing='list'] & > [data-chosen='device'][data-view='list'] {
    background: ${token.color.ocean};
    color: ${token.color.white};
  }
`

const VIEWS = [
  { view: 'grid', label: 'Grid', icon: 'grid' },
  { view: 'list', label: 'List', icon: 'list' },
  { view: 'map', label: 'Map', icon: 'pin' },
] as const

const ORDERS = [
  { value: 'rating', label: 'Highest Rated' },
  { value: 'newest', label: 'Newest First' },
  { value: 'alphabetical', label: 'Name A-Z' },
] as const

/** Sort orders; with a position the default is the distance. */
const toOrders = ({ near }: ListingQuery) =>
  near
    ? [{ value: '', label: 'Nearest First' }, { value: 'relevance', label: 'Most Relevant' }, ...ORDERS]
    : [{ value: '', label: 'Most Relevant' }, ...ORDERS]

const FilterSheet = lazyDialog(() => import('./filters/FilterSheet.tsx').then((part) => part.FilterSheet))

interface ViewSwitchProps {
  query: ListingQuery
  toHref: (query: ListingQuery) => string
}

function ViewSwitch({ query, toHref }: ViewSwitchProps) {
  const remembered = useStoredLayout()
  const current: ListView = query.view || remembered
  const mark = (view: ListView) => (query.view === '' ? 'device' : query.view === view ? 'yes' : undefined)
  return (
    <Switch>
      {VIEWS.map(({ view, label, icon }) => (
        <LinkButton
          key={view}
          variant="secondary"
          size="small"
          data-square=""
          href={toHref({ ...query, view })}
          data-view={view}
          data-chosen={mark(view)}
          aria-current={current === view ? 'true' : undefined}
          aria-label={label}
          title={label}
          onClick={view === 'map' ? undefined : () => storeLayout(view)}
        >
          <Icon name={icon} />
        </LinkButton>
      ))}
    </Switch>
  )
}

/** "Filters (2)" opens the sheet; without script it links to the filters below the list. */
function FiltersOpener({ address, query }: Pick<ListBarProps, 'address' | 'query'>) {
  const [open, setOpen] = useState(false)
  const count = listActiveFilters(query, address.fixed).length
  return (
    <div data-narrow="">
      <LinkButton
        href={`#${FILTERS_ID}`}
        variant="secondary"
        size="small"
        {...useDialogOpener(() => setOpen(true))}
      >
        <Icon name="filter" /> Filters{count > 0 && ` (${count})`}
      </LinkButton>
      <FilterSheet open={open} onOpenChange={setOpen} address={address} query={query} />
    </div>
  )
}

interface ListBarProps {
  /** The id of the form that the sort order belongs to. */
  form: string
  address: ListAddress
  query: ListingQuery
  /** Pages of the same kind. */
  tabs?: TabLinksProps | undefined
  /** The places that the search text names. */
  places?: readonly UnderstoodPlace[] | undefined
  near: { isAsking: boolean; onPress: () => void }
}

/**
 * Filters, active filters, order and view. Phones show active filters first; tab order follows the visual
 * order.
 */
export const ListBar = ({ form, address, query, tabs, places, near }: ListBarProps) => (
  <Row>
    <FiltersOpener address={address} query={query} />
    <FilterChips query={query} address={address} places={places} />
    <SortRow>
      <label>
        Sort by{' '}
        <Select
          name="sort"
          form={form}
          options={toOrders(query)}
          defaultValue={query.sort}
          {...submitOnChoice}
        />
      </label>
      <Button type="submit" form={form} variant="secondary" size="small">
        Sort
      </Button>
    </SortRow>
    <ViewSwitch query={query} toHref={address.toHref} />
    {/* An icon, since its label would need a row of its own. */}
    <LinkButton
      href={paths.howResultsAreOrdered()}
      variant="quiet"
      size="small"
      data-square=""
      aria-label="How results are ordered"
      title="How results are ordered"
    >
      <Icon name="info" />
    </LinkButton>
    <NearMe {...near} />
    {tabs && <TabLinks {...tabs} />}
  </Row>
)
