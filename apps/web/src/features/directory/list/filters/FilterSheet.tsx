import { formatNumber } from '@portal/domain/shared'
import { Button, Drawer, Field, LinkButton, Select, Stack, Text, TextLink } from '@portal/ui'
import { skipToken } from '@reduxjs/toolkit/query'
import { useState, type ChangeEvent } from 'react'
import { GetForm } from '#shared/forms/query/GetForm.tsx'
import type { DialogControl } from '#shared/page/lazy-dialog.tsx'
import { useBusinessFacetsQuery } from '#features/businesses/businesses.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { HiddenFields } from '../HiddenFields.tsx'
import { toFormQuery, FURTHER_CONTROLS, MAIN_CONTROLS, type ListAddress } from '../list-address.ts'
import { toFiltersQuery, type ListingQuery } from '../listing-query.ts'
import { getOrders } from '../orders.ts'
import { ViewSwitch } from '../ViewSwitch.tsx'
import { listActiveFilters, clearFilters } from './active-filters.ts'
import { FurtherFilters, KindFilters, MainFilters } from './FilterFields.tsx'
import { getFilterOptions } from './filter-options.ts'

interface FilterSheetProps extends DialogControl {
  address: ListAddress
  query: ListingQuery
}

const FORM = 'filter-sheet'

/** The settings that a form's controls hold. */
const readForm = (form: HTMLFormElement, { parse }: ListAddress): ListingQuery =>
  parse(
    new URLSearchParams(
      [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  )

/** The label of the button, with the number of results if known. */
const getShowLabel = (total: number | undefined): string =>
  total === undefined
    ? 'Show businesses'
    : `Show ${formatNumber(total)} ${total === 1 ? 'business' : 'businesses'}`

/** All filters in a sheet for phones: applied together, with counts that follow the draft. */
export function FilterSheet({ open, onOpenChange, address, query }: FilterSheetProps) {
  const href = address.toHref(query)
  const [chosen, setChosen] = useState<{ href: string; draft: ListingQuery }>()
  // A draft counts only for the list that it began with.
  const draft = chosen?.href === href ? chosen.draft : query
  const { data: facets, currentData } = useBusinessFacetsQuery(open ? toFiltersQuery(draft) : skipToken)
  const options = getFilterOptions(draft, facets)
  const common = { query: draft, options, fixed: address.fixed, applies: false }
  const change = (event: ChangeEvent<HTMLFormElement>) =>
    setChosen({ href, draft: readForm(event.currentTarget, address) })
  const show = (isOpen: boolean) => {
    setChosen(undefined)
    onOpenChange(isOpen)
  }
  const footer = (
    <Stack gap={8}>
      <Button type="submit" form={FORM} wide>
        {getShowLabel(currentData?.total)}
      </Button>
      {listActiveFilters(query, address.fixed).length > 0 && (
        <LinkButton variant="secondary" wide href={address.toHref(clearFilters(query, address.fixed))}>
          Clear filters
        </LinkButton>
      )}
    </Stack>
  )
  return (
    <Drawer open={open} onOpenChange={show} title="Filters" footer={footer}>
      <GetForm
        key={href}
        id={FORM}
        action={address.action}
        aria-label="Filters"
        preventScrollReset
        onChange={change}
        mayNavigate={() => {
          show(false)
          return true
        }}
      >
        <HiddenFields
          values={toFormQuery(address, query)}
          except={['sort', ...MAIN_CONTROLS, ...FURTHER_CONTROLS]}
        />
        <Stack gap={24}>
          <Stack gap={12}>
            <Field
              label="Sort by"
              hint={<TextLink href={paths.howResultsAreOrdered()}>How results are ordered</TextLink>}
            >
              <Select name="sort" options={getOrders(query)} defaultValue={query.sort} />
            </Field>
            <Stack gap={4}>
              <Text size="small">Show as</Text>
              <ViewSwitch query={query} toHref={address.toHref} />
            </Stack>
          </Stack>
          <Stack gap={12}>
            <MainFilters {...common} />
            <KindFilters {...common} />
          </Stack>
          <FurtherFilters {...common} />
        </Stack>
      </GetForm>
    </Drawer>
  )
}
