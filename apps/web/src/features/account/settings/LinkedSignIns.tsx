import { valibotResolver } from '@hookform/resolvers/valibot'
import { UnlinkIdentityInput } from '@portal/domain/contract'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { formatDate } from '@portal/domain/shared'
import { Button, LinkButton, Stack, Text, token } from '@portal/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { showFieldErrors } from '#api/field-errors.ts'
import { paths } from '#shared/urls/paths.ts'
import { describeRefusal } from '../refusal.ts'
import { useUnlinkIdentityMutation, type Account, type LinkedIdentity } from '../settings.api.ts'
import { OwnPasswordField } from './OwnPasswordField.tsx'
import { SettingsForm } from './SettingsForm.tsx'

const List = styled.ul`
  display: grid;
  gap: ${token.space[16]};
  padding: 0;
  list-style: none;
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
  overflow-wrap: anywhere;
`

interface UnlinkFormProps {
  identity: LinkedIdentity
  hasPassword: boolean
  onCancel: () => void
  onUnlinked: (text: string) => void
}

const toSentence = ({ provider }: LinkedIdentity, ended: number): string =>
  [
    `${provider} is unlinked.`,
    ended === 0 ? '' : `${ended === 1 ? 'One other device was' : `${ended} other devices were`} signed out.`,
  ]
    .join(' ')
    .trim()

/** Asks for the password of an account that has one, and unlinks. */
function UnlinkForm({ identity, hasPassword, onCancel, onUnlinked }: UnlinkFormProps) {
  const [unlink, { isLoading }] = useUnlinkIdentityMutation()
  const { register, handleSubmit, setError, formState } = useForm<UnlinkIdentityInput>({
    resolver: valibotResolver(UnlinkIdentityInput),
    defaultValues: { id: identity.id, ...(hasPassword && { password: '' }) },
  })
  const { errors } = formState
  const submit = handleSubmit(async (values) => {
    const { data, error } = await unlink(values)
    if (data) return onUnlinked(toSentence(identity, data.ended))
    if (!showFieldErrors(error, ['password'], setError)) setError('root', { message: describeRefusal(error) })
  })
  return (
    <SettingsForm
      onSubmit={submit}
      error={errors.root?.message}
      button={`Unlink ${identity.provider}`}
      busyButton="Unlinking…"
      busy={isLoading}
      variant="danger"
      beside={
        <Button variant="quiet" onClick={onCancel}>
          Keep it
        </Button>
      }
    >
      <Text>
        Nobody signs in to your account with it any more, and your other devices are signed out. Whoever signs
        in with {identity.provider} and has your email address there links it again.
      </Text>
      {hasPassword && (
        <OwnPasswordField
          label="Your password"
          field={register('password')}
          error={errors.password?.message}
        />
      )}
    </SettingsForm>
  )
}

/** Accounts of identity providers that sign in to this account. */
export function LinkedSignIns({ account }: { account: Account }) {
  const { identities, hasPassword } = account
  const [openedId, setOpenedId] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const isOnlyWay = !hasPassword && identities.length === 1
  return (
    <Stack gap={16}>
      <List>
        {identities.map((identity) => {
          const { id, provider, linkedAt } = identity
          const linked = formatDate(linkedAt, PORTAL_TIME_ZONE)
          return (
            <Stack as="li" gap={12} key={id}>
              <Row>
                <div>
                  <strong translate="no">{provider}</strong>
                  <Text size="small" tone="soft">
                    Linked on {linked}
                  </Text>
                </div>
                {!isOnlyWay && openedId !== id && (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`Unlink ${provider}, linked on ${linked}`}
                    onClick={() => {
                      setDone(null)
                      setOpenedId(id)
                    }}
                  >
                    Unlink
                  </Button>
                )}
              </Row>
              {openedId === id && (
                <UnlinkForm
                  identity={identity}
                  hasPassword={hasPassword}
                  onCancel={() => setOpenedId(null)}
                  onUnlinked={(text) => {
                    setOpenedId(null)
                    setDone(text)
                  }}
                />
              )}
            </Stack>
          )
        })}
      </List>
      {isOnlyWay && (
        <Stack gap={12} align="start">
          <Text>It is the only way to sign in to your account. To unlink it, choose a password first:</Text>
          <LinkButton href={paths.forgotPassword()} variant="secondary">
            Choose a password
          </LinkButton>
        </Stack>
      )}
      {identities.length === 0 && <Text>Nothing is linked to your account.</Text>}
      {done !== null && (
        <Text role="status" tone="good">
          {done}
        </Text>
      )}
    </Stack>
  )
}
