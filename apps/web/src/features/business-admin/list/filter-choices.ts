import { CATEGORIES, BUSINESS_STATUSES, getBusinessStatusLabel } from '@portal/domain/business'
import { COUNTRIES, PROVINCES } from '@portal/domain/place'
import { PLANS } from '@portal/domain/plan'
import type { SelectGroup, SelectOption } from '@portal/ui'
import { SORTS } from './businesses-query.ts'

/** A select of the list: its query parameter, its label and its options. */
export interface Choice {
  readonly name: string
  readonly label: string
  readonly options: readonly (SelectOption | SelectGroup)[]
}

const listYesOrNo = (all: string, yes: string, no: string) => [
  { value: '', label: all },
  { value: 'true', label: yes },
  { value: 'false', label: no },
]

/** The selects that are always visible. */
export const FIRST_CHOICES: readonly Choice[] = [
  {
    name: 'state',
    label: 'State',
    options: [
      { value: '', label: 'All states' },
      ...BUSINESS_STATUSES.map((state) => ({ value: state, label: getBusinessStatusLabel(state) })),
    ],
  },
  { name: 'sort', label: 'Order', options: SORTS },
]

/** The selects that are folded at first. */
export const FURTHER_CHOICES: readonly Choice[] = [
  {
    name: 'country',
    label: 'Country',
    options: [
      { value: '', label: 'All countries' },
      ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
    ],
  },
  {
    name: 'province',
    label: 'Province',
    options: [
      { value: '', label: 'All provinces' },
      ...PROVINCES.map(({ code, name }) => ({ value: code, label: name })),
    ],
  },
  {
    name: 'category',
    label: 'Category',
    options: [
      { value: '', label: 'All categories' },
      ...CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name })),
    ],
  },
  {
    name: 'plan',
    label: 'Plan',
    options: [
      { value: '', label: 'All plans' },
      ...PLANS.map(({ tier, name }) => ({ value: String(tier), label: name })),
    ],
  },
  {
    name: 'verified',
    label: 'Verified',
    options: listYesOrNo('Verified or not', 'Verified', 'Not verified'),
  },
  {
    name: 'featured',
    label: 'Featured',
    options: listYesOrNo('Featured or not', 'Featured', 'Not featured'),
  },
  {
    name: 'incomplete',
    label: 'Completeness',
    options: listYesOrNo('Complete or not', 'Incomplete: below 100% on the owner’s meter', 'Complete: 100%'),
  },
]
