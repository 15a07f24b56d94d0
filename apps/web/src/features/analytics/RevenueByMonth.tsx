import type { Revenue } from '@portal/domain/contract'
import { PAID_PLANS } from '@portal/domain/plan'
import { formatMoney } from '@portal/domain/shared'
import { BarChart, Table, Text, type TableColumn } from '@portal/ui'
import { formatMonthName } from '#shared/figures/days.ts'
import { getCsvHref, type AnalyticsAddress } from './analytics-query.ts'
import { useRevenueQuery } from './analytics.api.ts'
import { Topic } from './Topic.tsx'

type Amounts = Revenue['totals']

/** What payments are for, in the order of the columns. */
const KINDS: readonly { of: keyof Amounts; label: string }[] = [
  ...PAID_PLANS.map(({ code, name }) => ({ of: code, label: name })),
  { of: 'addOns', label: 'Add-ons' },
  { of: 'credit', label: 'Credit' },
  { of: 'refunds', label: 'Refunds' },
  { of: 'total', label: 'Total' },
]

type Row = Amounts & { name: string }

const COLUMNS: readonly TableColumn<Row>[] = [
  { key: 'month', header: 'Month', cell: ({ name }) => name },
  ...KINDS.map(({ of, label }): TableColumn<Row> => ({
    key: of,
    header: label,
    align: 'end',
    cell: (row) => formatMoney(row[of]),
  })),
]

/** Sales of plans, websites and add-ons, before refunds. */
const sumSales = (amounts: Amounts): number =>
  PAID_PLANS.reduce((sum, { code }) => sum + amounts[code], amounts.addOns)

function Figures({ revenue: { months, totals } }: { revenue: Revenue }) {
  if (months.length === 0) return <Text>No payments recorded in this period.</Text>
  return (
    <>
      <Text>{formatMoney(totals.total)} received, less refunds.</Text>
      <BarChart
        caption="Sold by month, before refunds"
        labelHeader="Month"
        valueHeader="Sold"
        rows={months.map((amounts) => ({
          key: amounts.month,
          label: formatMonthName(amounts.month),
          value: sumSales(amounts),
        }))}
        format={formatMoney}
      />
      <Table
        caption="Revenue by month and plan"
        columns={COLUMNS}
        rows={[
          ...months.map((amounts) => ({ ...amounts, name: formatMonthName(amounts.month) })),
          ...(months.length > 1 ? [{ ...totals, name: 'Total' }] : []),
        ]}
        rowKey={({ name }) => name}
        cards="tablet"
      />
    </>
  )
}

/** Revenue by month of payment, and by what was paid for. */
export function RevenueByMonth({ address: { from, to, country } }: { address: AnalyticsAddress }) {
  return (
    <Topic
      title="Revenue by month and plan"
      about={`${country === '' ? '' : 'All countries, whatever you choose above. '}Payments by the month they were made in, in US dollars. Credit is overpayments and refunds kept as credit, less what later orders used. Refunds count in the month they were made in.`}
      files={[{ label: 'CSV', href: getCsvHref('revenue', { from, to }) }]}
      result={useRevenueQuery({ from, to })}
    >
      {(revenue) => <Figures revenue={revenue} />}
    </Topic>
  )
}
