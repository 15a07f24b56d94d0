import { useAction, type Action, type Problems } from '#shared/actions/useAction.ts'
import { UNCLEAR } from '#shared/calls/describe-failure.ts'
import type { UserDetail } from '../users.api.ts'

export interface UserDialogProps {
  user: UserDetail
  open: boolean
  onClose: () => void
  /** Closes it once the action is done. */
  onDone: () => void
}

/** An action for an account. */
export const useUserAction = (problems?: Problems): Action =>
  useAction({ ...(problems && { problems }), unclear: UNCLEAR })
