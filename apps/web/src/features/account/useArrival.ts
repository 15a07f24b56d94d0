import { pathOfThisSite } from '@portal/domain/shared'
import { useDispatch } from 'react-redux'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { accountApi, type CurrentUser } from './account.api.ts'

export interface Arrival {
  /** The path of this site to go to once signed in. */
  returnTo: string
  /** Takes over who has signed in, and goes there. */
  arrive: (user: CurrentUser) => Promise<void>
}

/** What happens after signing in or registering. */
export function useArrival(): Arrival {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const returnTo = pathOfThisSite(query.get('returnTo'))
  return {
    returnTo,
    arrive: async (user) => {
      dispatch(
        accountApi.util.upsertQueryEntries([{ endpointName: 'currentUser', arg: undefined, value: user }]),
      )
      await navigate(returnTo, { replace: true })
    },
  }
}
