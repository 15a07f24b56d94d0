import type { AdminBusiness, Featuring } from '@portal/domain/contract'
import { getTimeZone } from '@portal/domain/place'
import { addDays, zonedTimeToUtc } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import { createFieldProblem } from '#shared/problem.ts'
import { isChosenAt } from '#features/businesses/featured.ts'
import { administer, type AdminAction } from './administer.service.ts'

/** Features a listing up to the end of a local day, whatever its reviews; without a day only its reviews decide. */
export const featureBusiness = (
  context: AppContext,
  action: AdminAction,
  { until }: Omit<Featuring, 'revision'>,
): Promise<AdminBusiness> => {
  const now = context.now()
  return administer(context, action, (row) => {
    if (until === null)
      return isChosenAt(row, now)
        ? { action: 'featuring ended', changes: { featured_choice_until: null } }
        : null
    const end = zonedTimeToUtc(addDays(until, 1), '00:00', getTimeZone(row))
    if (row.featured_choice_until === end) return null
    if (end <= now) throw createFieldProblem('until', 'Please choose today or a later day')
    return { action: 'featured', changes: { featured_choice_until: end } }
  })
}
