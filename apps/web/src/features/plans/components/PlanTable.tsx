import { MONEY_BACK_DAYS, PLANS, tierBadge, TRIAL, type Plan } from '@portal/domain/plan'
import { Badge, Icon, token, VisuallyHidden } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { planPrice } from '../plan-includes.ts'

/* Its own width decides, since it may be in a card. */
const Frame = styled.div`
  width: 100%;
  container-type: inline-size;
`

/* Where there is little room the name of a row is above its four cells, and the plans' names stay in view. */
const StyledTable = styled.table`
  &,
  thead,
  tbody {
    display: block;
  }
  tr {
    display: grid;
    grid-template-columns: 1.6fr repeat(4, minmax(0, 1fr));
    gap: ${token.space[4]};
    align-items: center;
    padding-block: ${token.space[12]};
    border-bottom: 1px solid ${token.role.line};
    font-size: ${token.size[14]};
    text-align: center;
  }
  th,
  td {
    padding: 0;
  }
  th:first-child {
    text-align: left;
  }
  thead > tr {
    align-items: stretch;
    padding-bottom: 0;
    border: 0;
  }
  thead th {
    display: flex;
    align-items: end;
    justify-content: center;
    padding-bottom: ${token.space[8]};
    border-bottom: 3px solid ${token.role.line};
    font: 700 ${token.size[16]} / 1.2 ${token.font.display};
  }
  thead th:first-child {
    justify-content: start;
  }
  thead th[data-tone='blue'] {
    border-color: ${token.color.blue};
  }
  thead th[data-tone='orange'] {
    border-color: ${token.color.orange};
  }
  td > svg {
    margin: auto;
    color: ${token.role.action};
  }
  @container (max-width: 40rem) {
    thead {
      position: sticky;
      z-index: 1;
      top: 4rem;
      background: ${token.role.surface};
    }
    tr {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    th:first-child {
      grid-column: 1 / -1;
      color: ${token.role.textSoft};
    }
    thead th {
      font-size: ${token.size[14]};
    }
    thead th:first-child {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
  }
  @container (max-width: 21.5rem) {
    tr {
      column-gap: 0;
    }
    tr,
    thead th {
      font-size: ${token.size[13]};
    }
  }
`

/* Narrow enough for a quarter of the smallest phone. */
const ShortBadge = styled(Badge)`
  padding-inline: 0.4em;
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
  <span role="img" aria-label="No">
    –
  </span>
)
const yesOrNo = (has: (plan: Plan) => boolean) => (plan: Plan) => (has(plan) ? <Yes /> : <No />)
const showsGallery = yesOrNo((plan) => plan.showsGallery)

const BADGE_COLORS = { neutral: 'Plain', blue: 'Blue', orange: 'Orange' } as const

function BadgeColor({ tier }: Plan) {
  const { color } = tierBadge(tier)
  return <ShortBadge tone={color}>{BADGE_COLORS[color]}</ShortBadge>
}

interface Row {
  name: string
  /** What a plan has of it: short enough for a quarter of a phone. */
  of: (plan: Plan) => ReactNode
}

const ROWS: readonly Row[] = [
  { name: 'Price', of: planPrice },
  { name: 'Runs for', of: ({ price }) => (price === 0 ? `${TRIAL.days} days` : '1 year') },
  { name: 'Badge on the listing', of: BadgeColor },
  { name: 'Found in lists and search', of: yesOrNo(() => true) },
  { name: 'Phone, WhatsApp, email, hours', of: yesOrNo(() => true) },
  { name: 'Words of description, at most', of: ({ words }) => words },
  { name: 'Photos you can add, at most', of: ({ photos }) => photos },
  { name: 'All photos shown, in a gallery', of: showsGallery },
  { name: 'Video and customer reviews', of: showsGallery },
  { name: 'A website of your own', of: yesOrNo(({ price }) => price === null) },
  {
    name: 'Money back',
    of: ({ price }) => (price === 0 ? 'Nothing to pay' : `Within ${MONEY_BACK_DAYS} days`),
  },
]

/** The four plans compared, side by side on any screen. */
export const PlanTable = () => (
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
        {ROWS.map(({ name, of }) => (
          <tr key={name} {...role.row}>
            <th {...role.rowheader}>{name}</th>
            {PLANS.map((plan) => (
              <td key={plan.tier} {...role.cell}>
                {of(plan)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </StyledTable>
  </Frame>
)
