import type { OwnBusiness } from '@portal/domain/contract'
import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useChosenPlan } from '#features/plans/plan-choice.api.ts'
import { getChoicePath, parseChoice, type UpgradeChoice } from './upgrade-choice.ts'

/** The choice in the address. A new choice shows at once, before the address follows. */
export function useChoice(businesses: readonly OwnBusiness[]) {
  const [query] = useSearchParams()
  const remembered = useChosenPlan()
  const navigate = useNavigate()
  const [choice, setChoice] = useOptimistic(parseChoice(query, businesses, remembered))
  const change = (part: Partial<UpgradeChoice>): void => {
    const next = { ...choice, ...part }
    startTransition(async () => {
      setChoice(next)
      await navigate(getChoicePath(next), { preventScrollReset: true })
    })
  }
  return { choice, change }
}
