import type { Sender } from '#shared/forms/submission/definition.ts'
import { useAccount } from './account.api.ts'
import { useRefetchUserOnFocus, usePerson } from './person.api.ts'

/** Who fills a form in: those who are signed in find their name and address in it. */
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
