import { valibotResolver } from '@hookform/resolvers/valibot'
import { NewSubscription } from '@portal/domain/contract'
import { COUNTRIES } from '@portal/domain/place'
import { Button, Field, Heading, Notice, Select, Stack, Text, TextInput } from '@portal/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { isApiError } from '#api/api-error.ts'
import type { Body } from '#api/call.ts'
import { showFieldErrors } from '#api/field-errors.ts'
import { typedBefore } from '#shared/steps/typed-before.ts'
import { useHydrated } from '#shared/useHydrated.ts'
import type * as contract from '@portal/domain/contract'
import { useSubscribeMutation } from '../newsletter.api.ts'

type Subscription = Body<typeof contract.subscribe>

const FORM = 'newsletter-form'
const UNCLEAR = 'That did not work. What you typed is still here: please try again in a moment.'

const COUNTRY_OPTIONS = [
  { value: '', label: 'All five countries' },
  ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
]

/** Not drawn at all: what fills it in is a program. */
const Unseen = styled.div`
  display: none;
`

interface LookIntoMailProps {
  email: string
  onAgain: () => void
}

/** Said to everybody alike, so that nobody learns who reads the newsletter. */
const LookIntoMail = ({ email, onAgain }: LookIntoMailProps) => (
  <Stack gap={16} role="status" align="start">
    <Heading level={2} size="part">
      Look into your mail
    </Heading>
    <Text>
      We have written to <strong>{email}</strong>. Open the link in that letter and press Confirm: nothing is
      sent to you before that.
    </Text>
    <Text tone="soft" size="small">
      Nothing there after ten minutes? Look among the unwanted mail, or check the address.
    </Text>
    <Button variant="secondary" onClick={onAgain}>
      Use another address
    </Button>
  </Stack>
)

/** Asks for the newsletter by an address and the country it is about. */
export function SubscribeForm() {
  const hydrated = useHydrated()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [subscribe, { isLoading }] = useSubscribeMutation()
  const [typed] = useState(() => typedBefore(FORM, ['email', 'country']))
  const { register, handleSubmit, setError, formState } = useForm<Subscription, unknown, NewSubscription>({
    resolver: valibotResolver(NewSubscription),
    defaultValues: { email: '', country: '', contactFax: '', ...(typed as Partial<Subscription>) },
  })
  const { errors } = formState
  const submit = handleSubmit(async (values) => {
    const { data, error } = await subscribe(values)
    if (data) return setSentTo(data.email)
    if (showFieldErrors(error, ['email', 'country'], setError)) return
    setError('root', { message: (isApiError(error) && error.sentence) || UNCLEAR })
  })
  if (sentTo !== null) return <LookIntoMail email={sentTo} onAgain={() => setSentTo(null)} />
  return (
    <form id={FORM} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        {errors.root?.message && (
          <Notice tone="danger" role="alert">
            {errors.root.message}
          </Notice>
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
        <Field
          label="Country"
          hint="What concerns the whole region comes with each of them."
          error={errors.country?.message}
        >
          <Select options={COUNTRY_OPTIONS} {...register('country')} />
        </Field>
        <Unseen aria-hidden="true">
          <input
            type="text"
            tabIndex={-1}
            autoComplete="off"
            aria-label="Leave this empty"
            {...register('contactFax')}
          />
        </Unseen>
        <Button type="submit" wide busy={isLoading} disabled={!hydrated}>
          {isLoading ? 'Signing up…' : 'Sign up'}
        </Button>
      </Stack>
    </form>
  )
}
