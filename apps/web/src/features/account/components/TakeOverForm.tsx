import { valibotResolver } from '@hookform/resolvers/valibot'
import { TakeOverInput, type ClaimedAccount, type AccountActivity } from '@portal/domain/contract'
import { Alert, Button, Heading, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { showFieldErrors } from '#api/field-errors.ts'
import type { CurrentUser } from '../account.api.ts'
import { useTakeOverAccountMutation } from '../authentication.api.ts'
import { describeRefusal } from '../refusal.ts'
import { ActivityList } from './ActivityList.tsx'
import { NameFields, NewPasswordField } from './NewAccountFields.tsx'

interface TakeOverFormProps {
  token: string
  account: ClaimedAccount
  onTakenOver: (user: CurrentUser) => void
}

const FIELDS = ['firstName', 'lastName', 'password'] as const

/** Reviews the account's activity, and takes the account over. */
export function TakeOverForm({ token, account, onTakenOver }: TakeOverFormProps) {
  const { activity: activities, total } = account
  const [takeOver, { isLoading }] = useTakeOverAccountMutation()
  const [kept, setKept] = useState<readonly AccountActivity[]>([])
  const { register, handleSubmit, setError, formState } = useForm<TakeOverInput>({
    resolver: valibotResolver(TakeOverInput),
    defaultValues: { token, firstName: '', lastName: '', password: '', keep: [] },
  })
  const { errors } = formState
  const submit = handleSubmit(async (values) => {
    const keep = kept.map(({ kind, id }) => ({ kind, id }))
    const { data, error } = await takeOver({ ...values, keep })
    if (data) return onTakenOver(data)
    if (!showFieldErrors(error, FIELDS, setError)) setError('root', { message: describeRefusal(error) })
  })
  const withdrawn = total - kept.length
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        <Heading level={2} size="part">
          What was done in your name
        </Heading>
        <ActivityList account={account} kept={kept} onKeep={setKept} />
        <Heading level={2} size="part">
          Make the account yours
        </Heading>
        <Text>
          Choose a password. This signs everybody else out of the account
          {total > 0 && ', and withdraws what you don’t keep'}.
        </Text>
        <RequiredNote />
        {errors.root?.message && (
          <Alert tone="danger" role="alert">
            {errors.root.message}
          </Alert>
        )}
        <NameFields
          first={{ field: register('firstName'), error: errors.firstName?.message }}
          last={{ field: register('lastName'), error: errors.lastName?.message }}
        />
        <NewPasswordField
          label="New password"
          field={register('password')}
          error={errors.password?.message}
        />
        {withdrawn > 0 && (
          <Text>
            <strong>{withdrawn === 1 ? '1 item is' : `${withdrawn} items are`} withdrawn</strong> when you
            take the account over.
          </Text>
        )}
        <Button type="submit" wide busy={isLoading}>
          {isLoading ? 'Taking over…' : 'Take over the account'}
        </Button>
        {activities.length < total && (
          <Text size="small" tone="soft">
            The newest {activities.length} of {total} items are shown. We withdraw all the others.
          </Text>
        )}
      </Stack>
    </form>
  )
}
