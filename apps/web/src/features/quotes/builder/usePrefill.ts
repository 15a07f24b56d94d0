import { useEffect } from 'react'
import { useAccount } from '#features/account/account.api.ts'
import type { QuoteFormReturn } from './quote-form.ts'

/** Signed-in people find their name and address filled in at each beginning, unless they wrote others. */
export function usePrefill(
  { getValues, setValue }: Pick<QuoteFormReturn, 'getValues' | 'setValue'>,
  beginnings: number,
): void {
  const account = useAccount()
  const user = account.status === 'signed-in' ? account.user : undefined
  useEffect(() => {
    if (!user || beginnings === 0) return
    const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
    if (getValues('contactName') === '') setValue('contactName', name)
    if (getValues('email') === '' && user.email) setValue('email', user.email)
  }, [user, beginnings, getValues, setValue])
}
