import { valibotResolver } from '@hookform/resolvers/valibot'
import { NewReview, REVIEW_LIMITS } from '@portal/domain/contract'
import { countCharacters, formatNumber, pluralize } from '@portal/domain/shared'
import { Alert, Button, Cluster, Field, RadioGroup, Stack, Text, TextArea } from '@portal/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useController, useForm, useWatch, type Control, type FieldErrors } from 'react-hook-form'
import { usePerson } from '#features/account/person.api.ts'
import { showFieldErrors } from '#api/field-errors.ts'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { isApiError } from '#shared/calls/api-error.ts'
import type { Person } from '#shared/drafts/draft-store.ts'
import { describeSendError } from '#shared/forms/submission/send-error.ts'
import { BLANK_REVIEW, type ReviewFields } from './review-draft.ts'
import { useReviewDraft } from './useReviewDraft.ts'

const STARS = [5, 4, 3, 2, 1].map((level) => ({
  value: String(level),
  label: (
    <>
      <span aria-hidden="true">{'★'.repeat(level)}</span> {pluralize(level, 'star')}
    </>
  ),
}))

function StarsField({ control }: { control: Control<ReviewFields> }) {
  const { field, fieldState } = useController({ control, name: 'rating' })
  return (
    <RadioGroup
      legend="Your rating"
      name={field.name}
      options={STARS}
      value={String(field.value)}
      onChange={(event) => field.onChange(Number(event.currentTarget.value))}
      error={fieldState.error?.message}
      required
    />
  )
}

const { min, max } = REVIEW_LIMITS

interface ReviewFormProps {
  /** Identifies its draft: `7` for a new review, `7-edit` for a change. */
  subject: string
  initial?: ReviewFields
  submitLabel: string
  /** Whether sending leads to sign-in first. */
  asksToSignIn: boolean
  /** Sends it; resolves to the error, or null. */
  onSend: (review: ReviewFields, key: string) => Promise<unknown>
  onSignIn: () => void
  onCancel: () => void
}

/** A review that is written or changed: kept on this device until it is sent. */
export function ReviewForm(props: ReviewFormProps) {
  const person = usePerson()
  return person === undefined ? null : <FormOfPerson {...props} person={person} />
}

function FormOfPerson({
  subject,
  person,
  initial = BLANK_REVIEW,
  ...rest
}: ReviewFormProps & { person: Person }) {
  const { submitLabel, asksToSignIn, onSend, onSignIn, onCancel } = rest
  const draft = useReviewDraft(subject, person)
  const form = useForm<ReviewFields>({
    resolver: valibotResolver(NewReview),
    defaultValues: draft.restored ?? initial,
    // The library doesn’t know the radios of the rating: it would pass over them.
    shouldFocusError: false,
  })
  const { control, formState, getValues, handleSubmit, register, setError, subscribe } = form
  const comment = useWatch({ control, name: 'comment' })
  const isKept = useRef(true)
  const keep = useEffectEvent((values: ReviewFields) => {
    isKept.current = draft.save(values)
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe],
  )
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => element.current?.querySelector('input')?.focus(), [])

  const focusInvalid = ({ rating }: FieldErrors<ReviewFields>) =>
    element.current?.querySelector<HTMLElement>(rating ? 'input' : 'textarea')?.focus()

  const send = async (review: ReviewFields) => {
    if (asksToSignIn) {
      draft.save(getValues())
      return onSignIn()
    }
    const error = await onSend(review, draft.reserveKey(review))
    if (error === null) draft.remove()
    else if (!showFieldErrors(error, ['rating', 'comment'], setError))
      setError('root', { message: describeSendError(isApiError(error) ? error : null, isKept.current) })
  }
  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(send, focusInvalid)(event)}
    >
      <Stack gap={16}>
        <RequiredNote />
        {formState.errors.root?.message && (
          <Alert tone="danger" role="alert">
            {formState.errors.root.message}
          </Alert>
        )}
        {draft.restored && (
          <Text size="small" tone="soft" role="status">
            Draft restored
          </Text>
        )}
        <StarsField control={control} />
        <Field
          label="Your review"
          hint={`What was good, what could be better? ${min} to ${formatNumber(max)} characters.`}
          error={formState.errors.comment?.message}
          counter={{ count: countCharacters(comment.trim()), min, max }}
          required
        >
          <TextArea rows={5} {...register('comment')} />
        </Field>
        {asksToSignIn && (
          <Text size="small" tone="soft">
            Sign in first, then send it. Your text is kept on this device.
          </Text>
        )}
        <Text size="small" tone="soft">
          We review it before publishing. Others see your first name and the first letter of your last name.
        </Text>
        <Cluster gap={12}>
          <Button type="submit" busy={formState.isSubmitting}>
            {formState.isSubmitting ? 'Sending…' : asksToSignIn ? 'Sign in to send' : submitLabel}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}
