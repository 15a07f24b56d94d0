import { GALLERY_PLAN, MONEY_BACK_DAYS, PLANS, TRIAL, type Plan } from '@portal/domain/plan'
import { Badge, Cluster, Icon, LinkButton, token, VisuallyHidden } from '@portal/ui'
import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { getFirstStep } from '../first-step.ts'
import { formatPlanAmount } from '../plan-includes.ts'

const Yes = () => <Icon name="check" label="Yes" />
const No = () => (
  <span role="img" aria-label="No">
    –
  </span>
)
const formatYesNo = (has: (plan: Plan) => boolean) => (plan: Plan) => (has(plan) ? <Yes /> : <No />)
const showsGallery = formatYesNo((plan) => plan.showsGallery)

interface Feature {
  name: string
  of: (plan: Plan) => ReactNode
}

const FEATURES: readonly Feature[] = [
  { name: 'Runs for', of: ({ price }) => (price === 0 ? `${TRIAL.days} days` : '1 year') },
  { name: 'Found in lists and search', of: formatYesNo(() => true) },
  { name: 'Phone, WhatsApp, email, hours', of: formatYesNo(() => true) },
  { name: 'Description', of: ({ words }) => `Up to ${words} words` },
  { name: 'Photos you can add', of: ({ photos }) => `Up to ${photos}` },
  { name: 'Photos visitors see', of: (plan) => (plan.showsGallery ? 'All, in a gallery' : 'The cover') },
  { name: 'Video', of: showsGallery },
  { name: 'Customer reviews', of: showsGallery },
  { name: 'A website of your own', of: formatYesNo(({ price }) => price === null) },
  {
    name: 'Money back',
    of: ({ price }) => (price === 0 ? 'Nothing to pay' : `Within ${MONEY_BACK_DAYS} days`),
  },
]

/* Its own width decides, since it may be in a card. */
const Frame = styled.div`
  width: 100%;
  container-type: inline-size;
`

/* Where there is little room, one plan shows at a time. Without `:has` all show, and there is nothing to switch. */
const WIDE = '44rem'

const Switch = styled.fieldset`
  display: none;
  @supports selector(:has(*)) {
    display: grid;
    grid-template-columns: repeat(${PLANS.length}, auto);
    margin-bottom: ${token.space[16]};
    border: 1px solid ${token.role.line};
    border-radius: ${token.radius.control};
    @container (min-width: ${WIDE}) {
      display: none;
    }
  }
  label {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: ${token.target.min};
    padding: ${token.space[4]};
    font-weight: 600;
    font-size: ${token.size[13]};
    line-height: 1.2;
    text-align: center;
    cursor: pointer;
  }
  label:not(:last-child) {
    border-right: 1px solid ${token.role.line};
  }
  label:has(:checked) {
    background: ${token.role.action};
    color: ${token.color.white};
  }
  label:has(:focus-visible) {
    outline: 3px solid ${token.role.focus};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`

const HIDE_OTHERS = PLANS.map(
  ({ tier }) =>
    `&:has(input[value='${tier}']:checked) tbody > tr:not([data-tier='${tier}']) { @container (max-width: calc(${WIDE} - 0.01rem)) { display: none; } }`,
).join('')

const Plans = styled.div`
  ${HIDE_OTHERS}
`

/*
 * A row for each plan: a card where there is little room, and a column where there is more, with the rows of all columns
 * on common lines.
 */
const StyledTable = styled.table`
  &,
  tbody,
  tr,
  td {
    display: block;
  }
  font-size: ${token.size[14]};
  thead {
    position: absolute;
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    overflow: hidden;
  }
  tbody {
    display: grid;
    gap: ${token.space[16]};
  }
  tbody > tr {
    padding: ${token.space[16]};
    border: 1px solid ${token.role.line};
    border-radius: ${token.radius.card};
    background: ${token.role.raised};
  }
  tbody > tr[data-recommended] {
    border: 2px solid ${token.role.action};
    background: ${token.color.lagoonTint};
  }
  tbody th {
    display: flex;
    flex-direction: column;
    gap: ${token.space[8]};
    align-items: start;
    padding: 0 0 ${token.space[12]};
    text-align: left;
  }
  td {
    display: flex;
    gap: ${token.space[16]};
    align-items: center;
    justify-content: space-between;
    padding: ${token.space[8]} 0;
    border-top: 1px solid ${token.role.line};
    text-align: right;
  }
  td::before {
    content: attr(data-label);
    color: ${token.role.textSoft};
    text-align: left;
  }
  td > svg {
    flex: none;
    color: ${token.role.action};
  }
  @supports (grid-template-rows: subgrid) {
    @container (min-width: ${WIDE}) {
      & {
        display: grid;
        grid-template-columns: minmax(8rem, 1.1fr) repeat(${PLANS.length}, minmax(0, 1fr));
        grid-template-rows: repeat(${FEATURES.length + 1}, auto);
      }
      thead,
      tbody {
        display: contents;
      }
      tr,
      tbody > tr {
        display: grid;
        grid-row: 1 / -1;
        grid-template-rows: subgrid;
        padding: 0;
        border: 0;
        border-radius: 0;
        background: none;
      }
      tbody > tr[data-recommended] {
        border-radius: ${token.radius.card};
        box-shadow: inset 0 0 0 2px ${token.role.action};
      }
      thead th {
        display: flex;
        align-items: center;
        padding: ${token.space[12]} ${token.space[8]} ${token.space[12]} 0;
        border-top: 1px solid ${token.role.line};
        text-align: left;
      }
      thead th:first-child {
        align-items: end;
        border: 0;
        color: ${token.role.textSoft};
      }
      tbody th {
        justify-content: end;
        padding: ${token.space[16]} ${token.space[12]};
      }
      td {
        justify-content: center;
        padding: ${token.space[12]};
        text-align: center;
      }
      td::before {
        content: none;
      }
    }
  }
`

const Name = styled.span`
  font: 700 ${token.size[20]} / 1.2 ${token.font.display};
`

const Price = styled.span`
  color: ${token.role.textSoft};
  font-weight: 400;
  > strong {
    color: ${token.role.text};
    font: 700 ${token.size[32]} / 1.1 ${token.font.display};
  }
`

// Explicit because browsers may drop the roles of a table that is laid out otherwise.
const role = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', scope: 'col' },
  rowheader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

const isRecommended = ({ tier }: Plan): boolean => tier === GALLERY_PLAN.tier

const Step = ({ plan }: { plan: Plan }) => {
  const { label, ...step } = getFirstStep(plan)
  return (
    <LinkButton
      {...step}
      variant={isRecommended(plan) ? 'primary' : 'secondary'}
      size="small"
      wide
      aria-label={`${label}: ${plan.name}`}
    >
      {label}
    </LinkButton>
  )
}

function PlanHeader({ plan, hasStep }: { plan: Plan; hasStep: boolean }) {
  const { name, duration, badge } = plan
  return (
    <th {...role.rowheader}>
      <Cluster as="span" gap={4}>
        {isRecommended(plan) && <Badge tone="leaf">Recommended</Badge>}
        <Badge tone={badge.color}>{badge.label}</Badge>
      </Cluster>
      <Name>{name}</Name>
      <Price>
        <strong>{formatPlanAmount(plan)}</strong> {duration}
      </Price>
      {hasStep && <Step plan={plan} />}
    </th>
  )
}

/** Chooses the plan that is shown where there is room for one; works without script. */
function PlanSwitch() {
  const name = useId()
  return (
    <Switch>
      <VisuallyHidden as="legend">Plan to show</VisuallyHidden>
      {PLANS.map((plan) => (
        <label key={plan.tier}>
          <input type="radio" name={name} value={plan.tier} defaultChecked={isRecommended(plan)} />
          {plan.name}
        </label>
      ))}
    </Switch>
  )
}

/** The plans compared: side by side where there is room, on phones one at a time. */
export const PlanTable = ({ hasSteps = false }: { hasSteps?: boolean }) => (
  <Frame>
    <Plans>
      <PlanSwitch />
      <StyledTable {...role.table}>
        <VisuallyHidden as="caption">The plans compared</VisuallyHidden>
        <thead {...role.rowgroup}>
          <tr {...role.row}>
            <th {...role.columnheader}>Plan</th>
            {FEATURES.map(({ name }) => (
              <th key={name} {...role.columnheader}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role.rowgroup}>
          {PLANS.map((plan) => (
            <tr
              key={plan.tier}
              {...role.row}
              data-tier={plan.tier}
              data-recommended={isRecommended(plan) ? '' : undefined}
            >
              <PlanHeader plan={plan} hasStep={hasSteps} />
              {FEATURES.map(({ name, of }) => (
                <td key={name} {...role.cell} data-label={name}>
                  {of(plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </StyledTable>
    </Plans>
  </Frame>
)
