import type { Sender } from '#shared/forms/submission/definition.ts'
import { useAccount } from './account.api.ts'
import { useRefetchUserOnFocus, usePerson } from './person.api.ts'

/** The sender of a form: prefilled with name and address of a signed-in user. */
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
