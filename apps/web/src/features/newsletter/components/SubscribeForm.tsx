import { valibotResolver } from '@hookform/resolvers/valibot'
import { NewSubscription, type subscribe as subscribeCall } from '@portal/domain/contract'
import { COUNTRIES, resolvePlace } from '@portal/domain/place'
import { Alert, Button, Field, Heading, Select, Stack, Text, TextInput } from '@portal/ui'
import { useState, type SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import type { Body } from '#shared/calls/call.ts'
import { showFieldErrors } from '#api/field-errors.ts'
import { Honeypot, readHoneypot } from '#shared/forms/parts/Honeypot.tsx'
import { usePreHydrationInput } from '#shared/forms/engine/pre-hydration-input.ts'
import { Outcome } from '#shared/page/Outcome.tsx'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { useSubscribeMutation } from '../newsletter.api.ts'

type Subscription = Body<typeof subscribeCall>

const FORM = 'newsletter-form'
const UNCLEAR = 'We couldn’t sign you up. Your details are still here: please try again in a moment.'

const COUNTRY_OPTIONS = [
  { value: '', label: 'All five countries' },
  ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
]

interface CheckYourEmailProps {
  email: string
  onAgain: () => void
}

/** The same for every address, so that nobody learns who is subscribed. */
const CheckYourEmail = ({ email, onAgain }: CheckYourEmailProps) => (
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

/** Subscribes an address to the newsletter, optionally for one country. */
export function SubscribeForm() {
  const hydrated = useHydrated()
  const [parameters] = useSearchParams()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const blank: Subscription = {
    email: '',
    country: resolvePlace(parameters.get('country') ?? '')?.country ?? '',
  }
  const [subscribe, { isLoading }] = useSubscribeMutation()
  const { register, handleSubmit, reset, setError, formState } = useForm<
    Subscription,
    unknown,
    NewSubscription
  >({
    resolver: valibotResolver(NewSubscription),
    defaultValues: blank,
  })
  usePreHydrationInput(FORM, ['email', 'country'], (texts) =>
    reset({ ...blank, ...(texts as Partial<Subscription>) }),
  )
  const { errors } = formState
  const send = async (subscription: Subscription) => {
    const { data, error } = await subscribe(subscription)
    if (data) return setSentTo(data.email)
    if (showFieldErrors(error, ['email', 'country'], setError)) return
    setError('root', { message: describeFailure(error, UNCLEAR) })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const honeypot = readHoneypot(event.currentTarget)
    void handleSubmit((values) => send({ ...values, ...honeypot }))(event)
  }
  if (sentTo !== null) {
    return (
      <Outcome>
        <CheckYourEmail email={sentTo} onAgain={() => setSentTo(null)} />
      </Outcome>
    )
  }
  return (
    <form id={FORM} method="post" noValidate onSubmit={submit}>
      <Stack gap={16}>
        <RequiredNote />
        {errors.root?.message && (
          <Alert tone="danger" role="alert">
            {errors.root.message}
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
        <Field label="Country" hint="Regional news is always included." error={errors.country?.message}>
          <Select options={COUNTRY_OPTIONS} {...register('country')} />
        </Field>
        <Honeypot />
        <Button type="submit" wide busy={isLoading} disabled={!hydrated}>
          {isLoading ? 'Signing up…' : 'Sign up'}
        </Button>
      </Stack>
    </form>
  )
}
