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
import { useDialogOpener } from '#shared/page/dialog-opener.tsx'
import { lazyDialog } from '#shared/page/lazy-dialog.tsx'
import { paths } from '#shared/urls/paths.ts'
import { FilterChips } from './FilterChips.tsx'
import { getOrders } from './orders.ts'
import { listActiveFilters } from './filters/active-filters.ts'
import { FILTERS_ID } from './filters/FilterSidebar.tsx'
import type { ListAddress } from './list-address.ts'
import type { ListingQuery } from './listing-query.ts'
import { NearMe } from './near/NearMe.tsx'
import { ViewSwitch } from './ViewSwitch.tsx'

/**
 * On phones filters, map and position in one line, active filters and (without a map) tabs below, and no more: sort order
 * and layout are in the sheet. Without script they stay, as the sheet needs one.
 */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  align-items: center;
  ${below.tablet} {
    > [data-main] {
      flex: 1 0 auto;
      > * {
        width: 100%;
        padding-inline: ${token.space[8]};
      }
    }
    > [data-chips],
    > nav {
      flex: 1 0 100%;
    }
    &[data-map] > nav {
      display: none;
    }
    @media (scripting: enabled) {
      > [data-settings] {
        display: none;
      }
    }
  }
  ${from.tablet} {
    padding-block-start: ${token.space[12]};
    > [data-settings] {
      margin-inline-start: auto;
    }
    > [data-phone] {
      display: none;
    }
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

/** Sort order, view, and how it is ordered. */
const Settings = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  align-items: center;
  font-size: ${token.size[13]};
  > label {
    display: contents;
  }
  select {
    width: auto;
    font-size: ${token.size[16]};
  }
  /* With script a choice applies at once. */
  @media (scripting: enabled) {
    > button {
      display: none;
    }
  }
`

const FilterSheet = lazyDialog(() => import('./filters/FilterSheet.tsx').then((part) => part.FilterSheet))

/** "Filters (2)" opens the sheet; without script it links to the filters below the list. */
function FiltersOpener({ address, query }: Pick<ListBarProps, 'address' | 'query'>) {
  const [open, setOpen] = useState(false)
  const count = listActiveFilters(query, address.fixed).length
  return (
    // The map takes the room of the filters beside the list.
    <div data-narrow={query.view === 'map' ? undefined : ''} data-main="">
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
  /** Whether the list has parts, which are in rows unless cards are chosen. */
  isGrouped: boolean
}

/** Filters, position, active filters, order and view; tab order follows the visual order. */
export const ListBar = ({ form, address, query, tabs, places, near, isGrouped }: ListBarProps) => (
  <Row data-map={query.view === 'map' ? '' : undefined}>
    <FiltersOpener address={address} query={query} />
    <div data-main="" data-phone="">
      <LinkButton
        variant="secondary"
        size="small"
        href={address.toHref({ ...query, view: query.view === 'map' ? '' : 'map' })}
      >
        <Icon name={query.view === 'map' ? 'list' : 'pin'} /> {query.view === 'map' ? 'List' : 'Map'}
      </LinkButton>
    </div>
    <div data-main="" data-device="">
      <NearMe {...near} />
    </div>
    <FilterChips query={query} address={address} places={places} />
    <Settings data-settings="">
      <label>
        Sort by{' '}
        <Select
          name="sort"
          form={form}
          options={getOrders(query)}
          defaultValue={query.sort}
          {...submitOnChoice}
        />
      </label>
      <Button type="submit" form={form} variant="secondary" size="small">
        Sort
      </Button>
      <ViewSwitch
        query={isGrouped && query.view === '' ? { ...query, view: 'list' } : query}
        toHref={address.toHref}
      />
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
    </Settings>
    {tabs && <TabLinks {...tabs} chips />}
  </Row>
)
