import type { LikelyDuplicate } from '@portal/domain/contract'
import type { BusinessForm } from './business-form.ts'
import { useLikelyDuplicatesQuery } from './onboarding.api.ts'
import { useOnboarding } from './onboarding-context.ts'

/** Listed or submitted businesses that are likely the one in the form; empty while unknown. */
export function useLikelyDuplicates(form: BusinessForm): LikelyDuplicate[] {
  const { resubmittedId } = useOnboarding()
  const { data = [] } = useLikelyDuplicatesQuery({
    name: form.shopName.trim(),
    country: form.province,
    ...(form.phone.trim() !== '' && { phone: form.phone.trim() }),
  })
  return data.filter(({ id }) => id !== resubmittedId)
}
