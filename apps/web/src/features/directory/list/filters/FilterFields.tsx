import { Checkbox, Field, Select } from '@portal/ui'
import type { ChangeEvent, ComponentProps } from 'react'
import { submitOnChange, submitOnChoice } from '#shared/forms/query/submit-on-choice.ts'
import { TickGroup } from '#shared/forms/TickGroup.tsx'
import { addCountry, type ListingQuery } from '../listing-query.ts'
import type { FixedFilters } from './active-filters.ts'
import { formatLabelWithCount, type FilterOption, type getFilterOptions } from './filter-options.ts'

/** A filter of which one value is chosen. */
interface Choice {
  name: 'country' | 'province' | 'town' | 'industry' | 'category' | 'rating'
  label: string
  /** The first option, for no choice. */
  all: string
  /** Narrower filters to clear with this one: a town of another province matches nothing. */
  clears?: readonly string[]
}

const MAIN: readonly Choice[] = [
  { name: 'country', label: 'Country', all: 'All Countries', clears: ['province', 'town'] },
  { name: 'province', label: 'Province', all: 'All Provinces', clears: ['town'] },
  { name: 'town', label: 'Town', all: 'All Towns' },
  { name: 'industry', label: 'Industry', all: 'All Industries' },
]

const KINDS: readonly Choice[] = [
  { name: 'category', label: 'Category', all: 'All Categories' },
  { name: 'rating', label: 'Rating', all: 'Any rating' },
]

/** The filters of which several values may be chosen. */
const TICKS = [
  { name: 'type', legend: 'Business type', key: 'types' },
  { name: 'delivery', legend: 'Delivery', key: 'delivery' },
  { name: 'pays', legend: 'Ways to pay', key: 'pays' },
  { name: 'amenity', legend: 'On site', key: 'amenities' },
] as const

export interface FilterFieldsProps {
  query: ListingQuery
  options: ReturnType<typeof getFilterOptions>
  /** The filters of the path, which are not offered. */
  fixed: FixedFilters
  /** The id of the form that the controls belong to; undefined within it. */
  form?: string
  /** Whether a choice is applied at once. */
  applies: boolean
}

function ChoiceField({
  name,
  label,
  all,
  clears = [],
  query,
  options,
  form,
  applies,
}: Choice & FilterFieldsProps) {
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    for (const narrower of clears) {
      const select = event.currentTarget.form?.elements.namedItem(narrower)
      if (select instanceof HTMLSelectElement) select.value = ''
    }
    if (applies) submitOnChoice.onChange(event)
  }
  return (
    <Field label={label}>
      <Select
        name={name}
        form={form}
        options={[
          { value: '', label: all },
          ...options[name].map((option) => ({ value: option.value, label: formatLabelWithCount(option) })),
        ]}
        defaultValue={addCountry(query)[name]}
        {...(applies && submitOnChoice)}
        onChange={change}
      />
    </Field>
  )
}

/** Renders the filters that have options. */
const renderChoices = (choices: readonly Choice[], props: FilterFieldsProps) =>
  choices
    .filter(({ name }) => !props.fixed.some((one) => one === name) && props.options[name].length > 0)
    .map((choice) => <ChoiceField key={choice.name} {...choice} {...props} />)

/** Place and industry, shown on every page before the counts load. */
export const MainFilters = (props: FilterFieldsProps) => renderChoices(MAIN, props)

/** Category and rating. */
export const KindFilters = (props: FilterFieldsProps) => renderChoices(KINDS, props)

interface TicksProps extends Pick<ComponentProps<typeof Checkbox>, 'form' | 'onChange'> {
  legend: string
  boxes: readonly (FilterOption & { name: string; isChosen: boolean })[]
}

const Ticks = ({ legend, boxes, ...rest }: TicksProps) =>
  boxes.length > 0 && (
    <TickGroup legend={legend}>
      {boxes.map(({ isChosen, ...box }) => (
        <Checkbox key={box.name + box.value} defaultChecked={isChosen} {...box} {...rest} />
      ))}
    </TickGroup>
  )

/** Flags and multiple choices. */
export function FurtherFilters({ query, options, form, applies }: FilterFieldsProps) {
  const common = { form, onChange: applies ? submitOnChange : undefined }
  return (
    <>
      <Ticks
        legend="Show only"
        boxes={options.flags.map((flag) => ({ ...flag, value: 'true', isChosen: query[flag.name] }))}
        {...common}
      />
      {TICKS.map(({ name, legend, key }) => {
        const chosen: readonly string[] = query[key]
        return (
          <Ticks
            key={name}
            legend={legend}
            boxes={options[name].map((option) => ({
              ...option,
              name,
              isChosen: chosen.includes(option.value),
            }))}
            {...common}
          />
        )
      })}
    </>
  )
}
