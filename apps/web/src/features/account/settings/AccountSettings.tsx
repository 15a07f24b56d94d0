import { ErrorState, from, LinkButton, Skeleton, Stack, Text, token } from '@portal/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { describeRefusal } from '../refusal.ts'
import { useGetAccountQuery, type Account } from '../settings.api.ts'
import { DeleteAccountForm } from './DeleteAccountForm.tsx'
import { EmailSection } from './EmailSection.tsx'
import { LinkedSignIns } from './LinkedSignIns.tsx'
import { NameForm } from './NameForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PictureField } from './PictureField.tsx'
import { SessionList } from './SessionList.tsx'
import { SettingsCard } from './SettingsCard.tsx'

/** Where there is room two columns, each as long as it is. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[32]};
  align-items: start;
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space[48]};
  }
`

interface AccountSettingsProps {
  onDeleted: (email: string) => void
}

const NO_PASSWORD = 'Your account has no password. Ask for a link to choose one:'

function Sections({ account, onDeleted }: AccountSettingsProps & { account: Account }) {
  // Fixed at mount, so that the section stays to report that the last one was unlinked.
  const [hasLinkedSignIns] = useState(account.identities.length > 0)
  return (
    <Columns>
      <Stack gap={32}>
        <SettingsCard title="Name and picture" lead="Others see them beside your reviews.">
          <PictureField account={account} />
          <NameForm account={account} />
        </SettingsCard>
        <SettingsCard
          title="Email"
          lead="You sign in with this address, and we use it to email you about your listings."
        >
          <EmailSection account={account} />
        </SettingsCard>
        <SettingsCard title="Password" lead="Changing it signs out all your other devices.">
          {account.hasPassword ? (
            <PasswordForm email={account.email} />
          ) : (
            <Stack gap={12} align="start">
              <Text>{NO_PASSWORD}</Text>
              <LinkButton href={paths.forgotPassword()} variant="secondary">
                Choose a password
              </LinkButton>
            </Stack>
          )}
        </SettingsCard>
        {hasLinkedSignIns && (
          <SettingsCard title="Linked sign-ins" lead="Accounts elsewhere that sign in to this one.">
            <LinkedSignIns account={account} />
          </SettingsCard>
        )}
        <SettingsCard title="Two-step sign-in" lead="A code from your phone as well as your password.">
          <div>
            <LinkButton href={paths.twoStep()} variant="secondary">
              Set up or change two-step sign-in
            </LinkButton>
          </div>
        </SettingsCard>
      </Stack>
      <Stack gap={32}>
        <SettingsCard title="Email alerts" lead="New entries of lists, with your filters.">
          <div>
            <LinkButton href={paths.alertManage()} variant="secondary">
              See or stop your alerts
            </LinkButton>
          </div>
        </SettingsCard>
        <SettingsCard title="Where you are signed in">
          <SessionList />
        </SettingsCard>
        <SettingsCard title="Your data">
          <Text>
            A ZIP file with everything we hold about you: a readable JSON file, and your photos in the size we
            keep.
          </Text>
          <div>
            <LinkButton href={paths.accountExport()} variant="secondary" download>
              Download my data
            </LinkButton>
          </div>
        </SettingsCard>
        <SettingsCard title="Delete your account">
          <DeleteAccountForm onDeleted={onDeleted} />
        </SettingsCard>
      </Stack>
    </Columns>
  )
}

/** All sections of the account page. */
export function AccountSettings({ onDeleted }: AccountSettingsProps) {
  const { data: account, error, refetch } = useGetAccountQuery()
  if (error && !account)
    return (
      <ErrorState title="We couldn’t load your account" onRetry={() => void refetch()}>
        {describeRefusal(error)}
      </ErrorState>
    )
  if (!account) return <Skeleton shape="block" />
  return <Sections account={account} onDeleted={onDeleted} />
}
