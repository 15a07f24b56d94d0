import { valibotResolver } from '@hookform/resolvers/valibot'
import type * as contract from '@portal/domain/contract'
import { HOLD_DURATION_MS } from '@portal/domain/content'
import { NewEventRegistration } from '@portal/domain/contract'
import { Alert, Button, Field, Stack, TextInput } from '@portal/ui'
import { useRef, type SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import type { Body } from '#shared/calls/call.ts'
import { showFieldErrors } from '#api/field-errors.ts'
import { usePerson } from '#features/account/person.api.ts'
import { reuseOrCreateKey, type IdempotencyKey } from '#shared/drafts/idempotency-key.ts'
import { Honeypot, readHoneypot } from '#shared/forms/parts/Honeypot.tsx'
import { ignoreSecondClick } from '#shared/forms/second-click.ts'
import type { SubmissionRecord } from '#shared/forms/submission-record.ts'
import { usePreHydrationInput } from '#shared/forms/engine/pre-hydration-input.ts'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { useRegisterForEventMutation } from '../events.api.ts'
import { ownPlaces } from '../own-places.ts'

type Registration = Body<typeof contract.registerForEvent>

const FORM = 'registration-form'
const BLANK = { name: '', email: '', organisation: '' }
const FIELDS = ['name', 'email', 'organisation'] as const
const UNCLEAR = 'That didn’t work. Nothing you typed is lost: try again in a moment.'

interface RegistrationFormProps {
  slug: string
  /** The organiser who is notified; null if nobody is. */
  notifiedOrganiser: string | null
}

/**
 * Registers for an event by name and email. The result is stored in the browser's history entry, so that a reload shows
 * it again; input stays after an error.
 */
export function RegistrationForm({ slug, notifiedOrganiser }: RegistrationFormProps) {
  const hydrated = useHydrated()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const person = usePerson()
  const [registerForEvent, { isLoading }] = useRegisterForEventMutation()
  const { register, handleSubmit, reset, setError, formState } = useForm<
    Registration,
    unknown,
    NewEventRegistration
  >({
    resolver: valibotResolver(NewEventRegistration),
    defaultValues: BLANK,
  })
  usePreHydrationInput(FORM, FIELDS, (texts) => reset({ ...BLANK, ...texts }))
  const { errors } = formState
  const idempotencyKey = useRef<IdempotencyKey | null>(null)
  const isSending = useRef(false)
  const send = async (registration: Registration) => {
    if (isSending.current) return
    isSending.current = true
    // A retry after a lost response has the same key, so that no second email is sent.
    idempotencyKey.current = reuseOrCreateKey({ slug, registration }, idempotencyKey.current)
    const { data, error } = await registerForEvent({ slug, registration, key: idempotencyKey.current.key })
    isSending.current = false
    if (data) {
      ignoreSecondClick()
      const { reference } = data
      const owner = person ?? null
      const now = Date.now()
      ownPlaces.add({ slug, reference, owner, until: now + HOLD_DURATION_MS, token: null }, now)
      const submitted: SubmissionRecord = { reference, email: registration.email, owner }
      const here = pathname + search + hash
      return navigate(here, { replace: true, preventScrollReset: true, state: { submitted } })
    }
    if (showFieldErrors(error, FIELDS, setError)) return
    setError('root', { message: describeFailure(error, UNCLEAR) })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const honeypot = readHoneypot(event.currentTarget)
    void handleSubmit((values) => send({ ...values, ...honeypot }))(event)
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
        <Field label="Your name" error={errors.name?.message} required>
          <TextInput autoComplete="name" {...register('name')} />
        </Field>
        <Field
          label="Email"
          hint={
            notifiedOrganiser === null ? (
              'We send the confirmation here.'
            ) : (
              <>
                We send the confirmation here; <span translate="no">{notifiedOrganiser}</span> sees it too.
              </>
            )
          }
          error={errors.email?.message}
          required
        >
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field
          label="Organisation"
          hint="Leave blank if you’re not coming for an organisation."
          error={errors.organisation?.message}
        >
          <TextInput autoComplete="organization" {...register('organisation')} />
        </Field>
        <Honeypot />
        <Button type="submit" wide busy={isLoading} disabled={!hydrated}>
          {isLoading ? 'Registering…' : 'Register'}
        </Button>
      </Stack>
    </form>
  )
}
