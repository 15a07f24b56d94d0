import type { OwnBusiness } from '@portal/domain/contract'
import { getSuspensionLabel } from '@portal/domain/moderation'

/** Why a listing is suspended, as its owner reads it: the reason and the note; blank if both are unknown. */
export function explainSuspension({ suspension }: Pick<OwnBusiness, 'suspension'>): string {
  const reason = suspension?.reason ?? null
  const label = reason === null ? null : (getSuspensionLabel(reason) ?? reason)
  return [label && `${label}.`, suspension?.note].filter(Boolean).join(' ')
}
