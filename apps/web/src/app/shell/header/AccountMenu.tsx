import { getMenu } from '@portal/reference-data'
import {
  Avatar,
  getInitials,
  Menu,
  MenuLabel,
  MenuLink,
  MenuSeparator,
  token,
  VisuallyHidden,
} from '@portal/ui'
import { styled } from 'styled-components'
import type { CurrentUser } from '#features/account/account.api.ts'

const Opener = styled.button`
  display: grid;
  place-items: center;
  min-width: ${token.target.min};
  min-height: ${token.target.min};
  padding: 0;
  border: 0;
  border-radius: ${token.radius.pill};
  background: none;
`

/** The signed-in user's menu. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const name = `${user.firstName} ${user.lastName}`
  const initials = user.profileImageUrl ? '' : ` (${getInitials(name)})`
  const entries = getMenu('account').filter(({ adminOnly }) => user.isAdmin || !adminOnly)
  return (
    <Menu
      trigger={
        <Opener type="button">
          <Avatar name={name} src={user.profileImageUrl} />
          <VisuallyHidden>
            Account of <span translate="no">{name + initials}</span>
          </VisuallyHidden>
        </Opener>
      }
    >
      <MenuLabel translate="no">
        {name}
        <br />
        {user.email}
      </MenuLabel>
      <MenuSeparator />
      {entries.map(({ label, href }) => (
        <MenuLink key={href} href={href}>
          {label}
        </MenuLink>
      ))}
    </Menu>
  )
}
