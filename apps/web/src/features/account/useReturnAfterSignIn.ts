import { toSafeReturnPath } from '@portal/domain/shared'
import { useDispatch } from 'react-redux'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '#shared/urls/paths.ts'
import { removeTypedAccount } from './typed-account.api.ts'
import { accountApi, type CurrentUser } from './account.api.ts'

export interface ReturnAfterSignIn {
  /** The path of this site to return to. */
  returnTo: string
  /** Stores the user and navigates to `returnTo`. */
  onSignedIn: (user: CurrentUser) => Promise<void>
  /** Navigates to where the code is typed. */
  onSecondStep: () => Promise<void>
}

/** Puts the user into the store without a call. */
export function useSetCurrentUser(): (user: CurrentUser) => void {
  const dispatch = useDispatch()
  return (user) => {
    dispatch(
      accountApi.util.upsertQueryEntries([{ endpointName: 'currentUser', arg: undefined, value: user }]),
    )
  }
}

/** Whether the page to return to sends a listing. */
export const sendsListing = (returnTo: string): boolean => returnTo.startsWith(paths.registerBusiness())

/** Returns to the previous page after signing in or registering. */
export function useReturnAfterSignIn(): ReturnAfterSignIn {
  const setCurrentUser = useSetCurrentUser()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const returnTo = toSafeReturnPath(query.get('returnTo'))
  return {
    returnTo,
    onSignedIn: async (user) => {
      removeTypedAccount()
      setCurrentUser(user)
      await navigate(returnTo, { replace: true })
    },
    onSecondStep: async () => navigate(paths.secondStep(returnTo), { replace: true }),
  }
}
