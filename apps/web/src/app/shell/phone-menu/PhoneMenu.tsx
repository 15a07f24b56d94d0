import { getMenu } from '@portal/reference-data'
import { Drawer, Icon, Link, LinkButton, Stack, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useAccount, type Account } from '#features/account/account.api.ts'
import { useAccountPaths } from '#shared/session/useAccountPaths.ts'
import { paths } from '#shared/urls/paths.ts'

const Entry = styled(Link)`
  display: block;
  padding: ${token.space[12]} 0;
  border-bottom: 1px solid ${token.role.line};
  color: ${token.role.text};
  font: 700 1.25rem/1.3 ${token.font.display};
  text-decoration: none;
`

function AccountPart({ account }: { account: Account }) {
  const { signIn, register } = useAccountPaths()
  if (account.status !== 'signed-in') {
    return (
      <Stack gap={12}>
        <LinkButton href={signIn} wide>
          Sign In
        </LinkButton>
        <LinkButton href={register} variant="secondary" wide>
          Register
        </LinkButton>
      </Stack>
    )
  }
  const { firstName, lastName, email, isAdmin } = account.user
  return (
    <Stack gap={12}>
      <div>
        <Text>
          {firstName} {lastName}
        </Text>
        <Text translate="no" tone="soft" size="small">
          {email}
        </Text>
      </div>
      <LinkButton href={paths.dashboard()} wide>
        My Dashboard
      </LinkButton>
      <LinkButton href={paths.account()} variant="secondary" wide>
        Account
      </LinkButton>
      {isAdmin && (
        <LinkButton href={paths.admin()} variant="secondary" wide>
          Admin Panel
        </LinkButton>
      )}
      <LinkButton href={paths.signOut()} variant="secondary" wide>
        Sign Out
      </LinkButton>
    </Stack>
  )
}

interface PhoneMenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The site's menu as a drawer over the whole screen; following a link closes it. */
export function PhoneMenu({ open, onOpenChange }: PhoneMenuProps) {
  const account = useAccount()
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title="Menu"
      surface="deep"
      footer={<AccountPart account={account} />}
    >
      <Stack gap={24}>
        <nav aria-label="Main">
          {getMenu('phone').map(({ label, href }) => (
            <Entry key={href} href={href}>
              {label}
            </Entry>
          ))}
        </nav>
        <Stack gap={12}>
          {getMenu('phone-buttons').map(({ label, href }) => (
            <LinkButton
              key={href}
              href={href}
              variant={href === paths.listBusiness() ? 'accent' : 'secondary'}
              wide
            >
              {label}
            </LinkButton>
          ))}
          <LinkButton href={paths.saved()} variant="secondary" wide>
            <Icon name="heart" />
            Saved Businesses
          </LinkButton>
        </Stack>
      </Stack>
    </Drawer>
  )
}
