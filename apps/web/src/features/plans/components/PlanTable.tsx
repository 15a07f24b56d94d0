import { MONEY_BACK_DAYS, PLANS, tierBadge, type Plan, type Tier } from '@portal/domain/plan'
import { Badge, Icon, Table, VisuallyHidden, type TableColumn } from '@portal/ui'
import type { ReactNode } from 'react'
import { planPrice } from '../plan-includes.ts'

const Yes = () => <Icon name="check" label="Yes" />
const No = () => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>No</VisuallyHidden>
  </>
)

interface Feature {
  name: string
  of: (plan: Plan) => ReactNode
}

const yesOrNo = (has: (plan: Plan) => boolean) => (plan: Plan) => (has(plan) ? <Yes /> : <No />)

const FEATURES: readonly Feature[] = [
  { name: 'Price', of: planPrice },
  { name: 'For how long', of: ({ duration }) => duration },
  {
    name: 'Badge on the listing',
    of: ({ tier }) => <Badge tone={tierBadge(tier).color}>{tierBadge(tier).label}</Badge>,
  },
  { name: 'Photos', of: ({ photos }) => `Up to ${photos}` },
  { name: 'Words of description', of: ({ words }) => `Up to ${words}` },
  { name: 'Found in lists and search', of: yesOrNo(() => true) },
  { name: 'Phone, WhatsApp, email, hours', of: yesOrNo(() => true) },
  { name: 'Photo gallery', of: yesOrNo(({ showsGallery }) => showsGallery) },
  { name: 'Video', of: yesOrNo(({ showsGallery }) => showsGallery) },
  { name: 'Customer reviews', of: yesOrNo(({ showsGallery }) => showsGallery) },
  { name: 'A website of your own', of: yesOrNo(({ price }) => price === null) },
  {
    name: 'Money back',
    of: ({ price }) => (price === 0 ? 'Nothing to pay' : `Within ${MONEY_BACK_DAYS} days`),
  },
]

const toColumn = (tier: Tier): TableColumn<Feature> => ({
  key: String(tier),
  header: PLANS[tier].name,
  cell: ({ of }) => of(PLANS[tier]),
})

const COLUMNS: readonly TableColumn<Feature>[] = [
  { key: 'feature', header: 'What you get', cell: ({ name }) => <strong>{name}</strong> },
  ...PLANS.map(({ tier }) => toColumn(tier)),
]

/** The four plans compared; on a phone each feature is a card. */
export const PlanTable = () => (
  <Table caption="The plans compared" columns={COLUMNS} rows={FEATURES} rowKey={({ name }) => name} />
)
