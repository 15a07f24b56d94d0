import { ErrorState, LinkButton, Skeleton, Stack, Text } from '@portal/ui'
import { useState } from 'react'
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

interface AccountSettingsProps {
  onDeleted: (email: string) => void
}

const NO_PASSWORD = 'Your account has no password. Ask for a link to choose one:'

function Sections({ account, onDeleted }: AccountSettingsProps & { account: Account }) {
  // Fixed at mount, so that the section stays to report that the last one was unlinked.
  const [hasLinkedSignIns] = useState(account.identities.length > 0)
  return (
    <>
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
    </>
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
