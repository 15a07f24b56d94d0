import { ErrorState, PageLoader } from '@portal/ui'
import type { ReactNode } from 'react'
import { PageBody } from './PageBody.tsx'

type Account<User> =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: User }
  | { status: 'unreachable'; retry: () => void }

interface AccountGateProps<User> {
  account: Account<User>
  signedOut: ReactNode
  children: (user: User) => ReactNode
}

/** A page of one's own: a neutral loader until it is known who is there, and no sign-out for a lost connection. */
export function AccountGate<User>({ account, signedOut, children }: AccountGateProps<User>) {
  switch (account.status) {
    case 'signed-in':
      return children(account.user)
    case 'signed-out':
      return signedOut
    case 'unreachable':
      return (
        <PageBody>
          <ErrorState title="The portal could not be reached" onRetry={account.retry}>
            You are still signed in. Check your connection and try again.
          </ErrorState>
        </PageBody>
      )
    case 'unknown':
      return (
        <PageBody>
          <PageLoader label="Loading..." />
        </PageBody>
      )
  }
}
