import { from, token } from '@portal/ui'
import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { useAccount } from '#features/account/account.api.ts'
import { withSession } from '#shared/session/session-mark.ts'

const OwnerStripContent = lazy(() =>
  import('./OwnerStripContent.tsx').then((part) => ({ default: part.OwnerStripContent })),
)

/** As high in every state, and rendered before the first paint where a session may exist, to avoid a layout shift. */
const Band = styled.section`
  display: none;
  height: 22rem;
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

/** The signed-in owner's listings, above the public part of the home page. */
export function OwnerStrip() {
  const account = useAccount()
  if (account.status === 'signed-out') return null
  if (account.status === 'unknown') return <Band />
  return (
    <Band aria-labelledby="my-listings" data-shown="">
      <Suspense>
        <OwnerStripContent retry={account.status === 'unreachable' ? account.retry : undefined} />
      </Suspense>
    </Band>
  )
}
