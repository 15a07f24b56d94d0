import type { Sender } from '#shared/forms/submission/definition.ts'
import { useAccount } from './account.api.ts'
import { useRefetchUserOnFocus, usePerson } from './person.api.ts'

/** Who fills a form in: it is prefilled with the name and address of those who are signed in. */
export function useSender(): Sender {
  useRefetchUserOnFocus()
  const person = usePerson()
  const account = useAccount()
  const user = account.status === 'signed-in' ? account.user : null
  return {
    person,
    name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
    email: user?.email ?? '',
  }
}
