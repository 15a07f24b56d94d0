import { MONEY_BACK_DAYS, PLANS, tierBadge, TRIAL, type Plan } from '@portal/domain/plan'
import { below, Badge, Icon, token, VisuallyHidden } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { planPrice } from '../plan-includes.ts'

/* Its own width decides, since it may stand in a card. */
const Frame = styled.div`
  width: 100%;
  container-type: inline-size;
`

/* Where there is little room the name of a row stands above its four cells, below the plans' names, which stay in view. */
const StyledTable = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${token.size[14]};
  th,
  td {
    padding: ${token.space[12]} ${token.space[8]};
    border-bottom: 1px solid ${token.role.line};
    text-align: center;
    vertical-align: middle;
  }
  thead th {
    border-bottom-width: 2px;
    font: 700 ${token.size[16]} / 1.2 ${token.font.display};
    vertical-align: bottom;
  }
  th:first-child {
    width: 30%;
    padding-left: 0;
    font-weight: 600;
    text-align: left;
  }
  thead th[data-tone='blue'] {
    border-bottom-color: ${token.color.blue};
  }
  thead th[data-tone='orange'] {
    border-bottom-color: ${token.color.orange};
  }
  td > svg {
    display: inline-block;
    color: ${token.role.action};
    vertical-align: middle;
  }
  @container (max-width: 40rem) {
    &,
    thead,
    tbody {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      align-items: end;
    }
    thead {
      ${below.tablet} {
        position: sticky;
        z-index: 1;
        top: 4rem;
        background: ${token.role.surface};
      }
    }
    thead th {
      padding: ${token.space[8]} ${token.space[4]};
      font-size: ${token.size[14]};
    }
    thead th:first-child {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      padding: 0;
      overflow: hidden;
    }
    tbody th:first-child {
      grid-column: 1 / -1;
      width: auto;
      padding: ${token.space[12]} 0 0;
      border: 0;
      color: ${token.role.textSoft};
      font-size: ${token.size[13]};
    }
    td {
      align-self: stretch;
      padding: ${token.space[4]} ${token.space[4]} ${token.space[12]};
    }
  }
  @container (max-width: 21.5rem) {
    thead th,
    td {
      padding-inline: 0;
      font-size: ${token.size[13]};
    }
    td > span {
      padding-inline: 0.4em;
    }
  }
`

// Explicit because browsers may drop the roles of a table that is laid out as blocks.
const role = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', scope: 'col' },
  rowheader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

const Yes = () => <Icon name="check" label="Yes" />
const No = () => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>No</VisuallyHidden>
  </>
)
const yesOrNo = (has: (plan: Plan) => boolean) => (plan: Plan) => (has(plan) ? <Yes /> : <No />)
const showsGallery = yesOrNo((plan) => plan.showsGallery)

const BADGE_COLORS = { neutral: 'Plain', blue: 'Blue', orange: 'Orange' } as const

function BadgeColor({ tier }: Plan) {
  const { color } = tierBadge(tier)
  return <Badge tone={color}>{BADGE_COLORS[color]}</Badge>
}

interface Row {
  name: string
  /** What a plan has of it: short enough for a quarter of a phone. */
  of: (plan: Plan) => ReactNode
}

const ROWS = {
  price: { name: 'Price', of: planPrice },
  length: { name: 'Runs for', of: ({ price }) => (price === 0 ? `${TRIAL.days} days` : '1 year') },
  badge: { name: 'Badge on the listing', of: BadgeColor },
  found: { name: 'Found in lists and search', of: yesOrNo(() => true) },
  contacts: { name: 'Phone, WhatsApp, email, hours', of: yesOrNo(() => true) },
  words: { name: 'Words of description, at most', of: ({ words }) => words },
  photos: { name: 'Photos you can add, at most', of: ({ photos }) => photos },
  gallery: { name: 'All photos shown, in a gallery', of: showsGallery },
  video: { name: 'Video', of: showsGallery },
  reviews: { name: 'Customer reviews', of: showsGallery },
  website: { name: 'A website of your own', of: yesOrNo(({ price }) => price === null) },
  refund: {
    name: 'Money back',
    of: ({ price }) => (price === 0 ? 'Nothing to pay' : `Within ${MONEY_BACK_DAYS} days`),
  },
} as const satisfies Readonly<Record<string, Row>>

/** A row of the comparison. */
export type PlanRow = keyof typeof ROWS

const ALL_ROWS = Object.keys(ROWS) as PlanRow[]

/** Props of `PlanTable`: `rows` are all that there are, unless fewer are named. */
export interface PlanTableProps {
  rows?: readonly PlanRow[] | undefined
}

/** The four plans compared, side by side on any screen. */
export const PlanTable = ({ rows = ALL_ROWS }: PlanTableProps) => (
  <Frame>
    <StyledTable {...role.table}>
      <VisuallyHidden as="caption">The plans compared</VisuallyHidden>
      <thead {...role.rowgroup}>
        <tr {...role.row}>
          <th {...role.columnheader}>What you get</th>
          {PLANS.map(({ tier, name }) => (
            <th key={tier} {...role.columnheader} data-tone={tierBadge(tier).color}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role.rowgroup}>
        {rows.map((key) => (
          <tr key={key} {...role.row}>
            <th {...role.rowheader}>{ROWS[key].name}</th>
            {PLANS.map((plan) => (
              <td key={plan.tier} {...role.cell}>
                {ROWS[key].of(plan)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </StyledTable>
  </Frame>
)
