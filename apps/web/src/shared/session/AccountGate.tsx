import { ErrorState, PageLoader, VisuallyHidden } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PageBody } from '../layout/PageBody.tsx'

export type Account<User> =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: User }
  | { status: 'unreachable'; retry: () => void }

const Loader = styled(PageBody)`
  @media (scripting: none) {
    display: none;
  }
`

interface AccountGateProps<User> {
  account: Account<User>
  /** The heading while the content is not shown yet. */
  title: string
  signedOut: ReactNode
  children: (user: User) => ReactNode
}

/** As high as the window in every state, so that the footer doesn't shift. */
const Room = styled.div`
  min-height: 100vh;
`

/**
 * A page for signed-in users: a neutral loader until the account is known; a lost connection does not count as signed
 * out.
 */
export const AccountGate = <User,>(props: AccountGateProps<User>) => <Room>{getContent(props)}</Room>

function getContent<User>({ account, title, signedOut, children }: AccountGateProps<User>): ReactNode {
  switch (account.status) {
    case 'signed-in':
      return children(account.user)
    case 'signed-out':
      return signedOut
    case 'unreachable':
      return (
        <PageBody>
          <VisuallyHidden as="h1">{title}</VisuallyHidden>
          <ErrorState title="The portal could not be reached" onRetry={account.retry}>
            You are still signed in. Check your connection and try again.
          </ErrorState>
        </PageBody>
      )
    case 'unknown':
      return (
        <>
          <VisuallyHidden as="h1">{title}</VisuallyHidden>
          <Loader>
            <PageLoader label="Loading..." />
          </Loader>
        </>
      )
  }
}
