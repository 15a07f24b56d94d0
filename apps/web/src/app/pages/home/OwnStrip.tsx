import { from, token } from '@portal/ui'
import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { useAccount } from '#features/account/account.api.ts'
import { withSession } from '#shared/session/session-mark.ts'

const OwnListings = lazy(() => import('./OwnListings.tsx').then((part) => ({ default: part.OwnListings })))

/** As high in every state, and there before the first paint where a session may be: nothing below it moves. */
const Band = styled.section`
  display: none;
  height: 18.5rem;
  ${from.desktop} {
    height: 10rem;
  }
  border-bottom: 1px solid ${token.role.line};
  background: ${token.role.sunken};
  &[data-shown],
  ${withSession} {
    display: block;
  }
`

/** The signed-in owner's own listings, above what everybody sees. */
export function OwnStrip() {
  const account = useAccount()
  if (account.status === 'signed-out') return null
  if (account.status === 'unknown') return <Band />
  return (
    <Band aria-labelledby="my-listings" data-shown="">
      <Suspense>
        <OwnListings retry={account.status === 'unreachable' ? account.retry : undefined} />
      </Suspense>
    </Band>
  )
}
