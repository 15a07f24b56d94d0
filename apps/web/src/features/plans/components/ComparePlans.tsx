import { Icon, token } from '@portal/ui'
import { styled } from 'styled-components'
import { PLAN_COUNT } from '#shared/plans/plan-count.ts'
import { PlanTable } from './PlanTable.tsx'

const Disclosure = styled.details`
  width: 100%;
  > :not(summary) {
    margin-top: ${token.space[16]};
  }
`

const Summary = styled.summary`
  display: inline-flex;
  gap: ${token.space[4]};
  align-items: center;
  min-height: ${token.target.min};
  color: ${token.role.action};
  font-weight: 600;
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    color: ${token.role.actionHover};
  }
  details[open] > & > svg {
    transform: rotate(180deg);
  }
`

/** The comparison of the plans, shown on request; it opens without script. */
export const ComparePlans = () => (
  <Disclosure>
    <Summary>
      Compare all {PLAN_COUNT.toLowerCase()} plans
      <Icon name="chevron-down" />
    </Summary>
    <PlanTable />
  </Disclosure>
)
