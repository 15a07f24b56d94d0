import type { Sender } from '#shared/content/submission/SubmissionForm.tsx'
import { useAccount } from './account.api.ts'
import { useAskedAnew, usePerson } from './person.api.ts'

/** Who fills a form in: those who are signed in find their name and address in it. */
export function useSender(): Sender {
  useAskedAnew()
  const person = usePerson()
  const account = useAccount()
  const user = account.status === 'signed-in' ? account.user : null
  return {
    person,
    name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
    email: user?.email ?? '',
  }
}
