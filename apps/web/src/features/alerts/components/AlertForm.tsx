import { valibotResolver } from '@hookform/resolvers/valibot'
import type { AlertFrequency, FilteredList } from '@portal/domain/alert'
import { NewAlert, type createAlert as createAlertCall } from '@portal/domain/contract'
import { Alert, Button, Field, Heading, RadioGroup, Stack, Text, TextInput } from '@portal/ui'
import { useEffect, useState, type SubmitEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { showFieldErrors } from '#api/field-errors.ts'
import { useSender } from '#features/account/sender.api.ts'
import type { Body } from '#shared/calls/call.ts'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { usePreHydrationInput } from '#shared/forms/engine/pre-hydration-input.ts'
import { Honeypot, readHoneypot } from '#shared/forms/parts/Honeypot.tsx'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { Outcome } from '#shared/page/Outcome.tsx'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { useCreateAlertMutation } from '../alerts.api.ts'

type AlertBody = Body<typeof createAlertCall>

const FORM = 'alert-form'
const FIELDS = ['email', 'frequency', 'filters'] as const
const UNCLEAR = 'We couldn’t set up the alert. Your details are still here: please try again in a moment.'

const FREQUENCIES = [
  { value: 'daily', label: 'Daily', hint: 'At 7 am in Honiara' },
  { value: 'weekly', label: 'Weekly', hint: 'On Mondays' },
]

/** The same for every address, so that nobody learns who has alerts. */
const CheckYourEmail = ({ email, onAgain }: { email: string; onAgain: () => void }) => (
  <Stack gap={16} role="status" align="start">
    <Heading level={2} size="part">
      Check your inbox
    </Heading>
    <Text>
      We emailed <strong translate="no">{email}</strong>. Open the link in that email and press Confirm. We
      send nothing until you do.
    </Text>
    <Text tone="soft" size="small">
      Nothing after ten minutes? Check your spam folder, or check the address.
    </Text>
    <Button variant="secondary" onClick={onAgain}>
      Use another address
    </Button>
  </Stack>
)

/** Asks for an alert about a list with its filters. */
export function AlertForm({ list, filters }: FilteredList) {
  const hydrated = useHydrated()
  const { email } = useSender()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [createAlert, { isLoading }] = useCreateAlertMutation()
  const blank: AlertBody = { email: '', list, filters, frequency: 'daily' }
  const form = useForm<AlertBody, unknown, NewAlert>({
    resolver: valibotResolver(NewAlert),
    defaultValues: blank,
  })
  const { register, handleSubmit, reset, setError, setValue, getValues, control, formState } = form
  const { errors } = formState
  const frequency = useWatch({ control, name: 'frequency' })
  usePreHydrationInput(FORM, ['email', 'frequency'], (texts) =>
    reset({ ...blank, ...(texts as Partial<AlertBody>) }),
  )
  useEffect(() => {
    if (email !== '' && getValues('email') === '') setValue('email', email)
  }, [email, getValues, setValue])
  const send = async (alert: AlertBody) => {
    const { data, error } = await createAlert({ ...alert, list, filters })
    if (data) return setSentTo(data.email)
    if (showFieldErrors(error, [...FIELDS], setError)) return
    setError('root', { message: describeFailure(error, UNCLEAR) })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const honeypot = readHoneypot(event.currentTarget)
    void handleSubmit((values) => send({ ...values, ...honeypot }))(event)
  }
  if (sentTo !== null)
    return (
      <Outcome>
        <CheckYourEmail email={sentTo} onAgain={() => setSentTo(null)} />
      </Outcome>
    )
  const problem = errors.root?.message ?? errors.filters?.message
  return (
    <form id={FORM} method="post" noValidate onSubmit={submit}>
      <Stack gap={16}>
        <RequiredNote />
        {problem !== undefined && (
          <Alert tone="danger" role="alert">
            {problem}
          </Alert>
        )}
        <Field label="Email" error={errors.email?.message} required>
          <TextInput
            type="email"
            autoComplete="email"
            inputMode="email"
            placeholder="you@business.example"
            {...register('email')}
          />
        </Field>
        <RadioGroup
          legend="How often"
          name="frequency"
          variant="card"
          options={FREQUENCIES}
          value={frequency}
          error={errors.frequency?.message}
          onChange={({ target }) => setValue('frequency', target.value as AlertFrequency)}
        />
        <Honeypot />
        <Button type="submit" wide busy={isLoading} disabled={!hydrated}>
          {isLoading ? 'Sending…' : 'Email me'}
        </Button>
      </Stack>
    </form>
  )
}
