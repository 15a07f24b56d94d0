import { Link, token } from '@portal/ui'
import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { useAccount } from '#features/account/account.api.ts'
import { fromHeaderMenu } from '#shared/layout/header-breakpoint.ts'
import { withSession } from '#shared/session/session-mark.ts'
import { useAccountPaths } from '#shared/session/useAccountPaths.ts'

const AccountMenu = lazy(() => import('./AccountMenu.tsx').then((part) => ({ default: part.AccountMenu })))

const SavesSync = lazy(() =>
  import('#features/saves/SavesSync.tsx').then(
    (part) => ({ default: part.SavesSync }),
    // Fails silently: the next page tries again.
    () => ({ default: () => null }),
  ),
)

/** As wide as both links, or as the avatar where a session may be: no layout shift once the user is known. */
const Area = styled.div`
  display: none;
  ${fromHeaderMenu} {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: flex-end;
    gap: ${token.space[8]};
    min-width: 10.5rem;
    min-height: ${token.target.min};
  }
  ${withSession}[data-unknown], &[data-own] {
    min-width: ${token.target.min};
  }
  ${withSession}[data-unknown] > a {
    display: none;
  }
`

const Entry = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${token.target.min};
  padding-inline: ${token.space[8]};
  border-radius: ${token.radius.control};
  color: ${token.role.text};
  font-weight: 650;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    background: ${token.role.raised};
  }
`

/** Sign In and Register, or the menu of the signed-in user. */
export function AccountArea() {
  const account = useAccount()
  const { signIn, register } = useAccountPaths()
  if (account.status !== 'signed-in') {
    return (
      <Area data-unknown={account.status === 'unknown' ? '' : undefined}>
        <Entry href={signIn}>Sign In</Entry>
        <Entry href={register}>Register</Entry>
      </Area>
    )
  }
  return (
    <Area data-own="">
      <Suspense>
        <AccountMenu user={account.user} />
      </Suspense>
      <Suspense>
        <SavesSync person={account.user.email} />
      </Suspense>
    </Area>
  )
}
