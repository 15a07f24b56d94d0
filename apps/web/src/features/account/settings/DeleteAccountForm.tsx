import { valibotResolver } from '@hookform/resolvers/valibot'
import { DELETION_WORD, DeleteAccountInput } from '@portal/domain/contract'
import { Button, Field, Stack, Text, TextInput, TextLink } from '@portal/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { InferInput } from 'valibot'
import { showFieldErrors } from '#api/field-errors.ts'
import { paths } from '#shared/urls/paths.ts'
import { describeRefusal } from '../refusal.ts'
import { useDeleteAccountMutation } from '../settings.api.ts'
import { OwnPasswordField } from './OwnPasswordField.tsx'
import { SettingsForm } from './SettingsForm.tsx'

const GOES = [
  'Your name, picture, address and password. You are signed out everywhere.',
  'Your listings leave the directory at once, with their texts, contacts and photos.',
  'Your reviews, your messages and those to your listings, your saved businesses and your newsletter.',
  'Events, tenders and jobs that you submitted are taken down, and your places at events are released.',
] as const

const STAYS = [
  'The names of your listings and the prices of quotes, without your name and address, for our accounts.',
  'Decisions in the audit trail, without your name, to show that they were fair.',
  'Copies in backups, until newer ones replace them.',
] as const

const Points = ({ points }: { points: readonly string[] }) => (
  <ul>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
)

interface DeleteAccountFormProps {
  onDeleted: (email: string) => void
}

function ConfirmDeletion({ onDeleted, onCancel }: DeleteAccountFormProps & { onCancel: () => void }) {
  const [remove, { isLoading }] = useDeleteAccountMutation()
  const { register, handleSubmit, setError, formState } = useForm<
    InferInput<typeof DeleteAccountInput>,
    unknown,
    DeleteAccountInput
  >({
    resolver: valibotResolver(DeleteAccountInput),
    defaultValues: { password: '', confirmation: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(async (values) => {
    const { data, error } = await remove(values)
    if (data) return onDeleted(data.email)
    if (!showFieldErrors(error, ['password', 'confirmation'], setError))
      setError('root', { message: describeRefusal(error) })
  })
  return (
    <SettingsForm
      onSubmit={submit}
      error={errors.root?.message}
      button="Delete my account for good"
      busyButton="Deleting…"
      busy={isLoading}
      variant="danger"
      beside={
        <Button variant="quiet" onClick={onCancel}>
          Keep my account
        </Button>
      }
    >
      <OwnPasswordField label="Your password" field={register('password')} error={errors.password?.message} />
      <Field
        label={`Type ${DELETION_WORD} to confirm`}
        hint="You can’t undo this."
        error={errors.confirmation?.message}
        required
      >
        <TextInput autoComplete="off" {...register('confirmation')} />
      </Field>
    </SettingsForm>
  )
}

/** Lists what is deleted and what stays, then asks for the password and a typed word. */
export function DeleteAccountForm({ onDeleted }: DeleteAccountFormProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Stack gap={16}>
      <div>
        <Text>
          <strong>What we delete</strong>
        </Text>
        <Points points={GOES} />
      </div>
      <div>
        <Text>
          <strong>What we keep, and why</strong>
        </Text>
        <Points points={STAYS} />
        <TextLink href={paths.legal('privacy')}>What we keep, and for how long</TextLink>
      </div>
      {isAsking ? (
        <ConfirmDeletion onDeleted={onDeleted} onCancel={() => setAsking(false)} />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Delete my account…
          </Button>
        </div>
      )}
    </Stack>
  )
}
