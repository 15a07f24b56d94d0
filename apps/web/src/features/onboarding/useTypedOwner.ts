import { useEffect } from 'react'
import { usePerson } from '#features/account/person.api.ts'
import { storeTypedAccount } from '#features/account/typed-account.api.ts'
import type { BusinessForm } from './business-form.ts'

/** Keeps the owner's name and email of somebody signed out for the account form, however they get there. */
export function useTypedOwner({ ownerName, email }: Pick<BusinessForm, 'ownerName' | 'email'>): void {
  const isSignedOut = usePerson() === null
  useEffect(() => {
    const [firstName = '', ...others] = ownerName.trim().split(/\s+/)
    if (isSignedOut && (firstName !== '' || email !== ''))
      storeTypedAccount({ firstName, lastName: others.join(' '), email })
  }, [isSignedOut, ownerName, email])
}
