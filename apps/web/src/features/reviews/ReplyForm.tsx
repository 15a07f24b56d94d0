import { valibotResolver } from '@hookform/resolvers/valibot'
import { NewReviewReply, REVIEW_LIMITS, type Review } from '@portal/domain/contract'
import { countCharacters } from '@portal/domain/shared'
import { Alert, Button, Cluster, Field, Stack, TextArea } from '@portal/ui'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { showFieldErrors } from '#api/field-errors.ts'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { isApiError } from '#shared/calls/api-error.ts'
import { describeSendError } from '#shared/forms/submission/send-error.ts'
import { useReplyToReviewMutation } from './reviews.api.ts'
import { formatReviewer } from './review-text.ts'

const Form = styled.form`
  flex: 1 1 100%;
`

/** The owner’s answer to a review, which everybody reads at once. */
export function ReplyForm({ review, onDone }: { review: Review; onDone: () => void }) {
  const [reply, { isLoading }] = useReplyToReviewMutation()
  const { control, formState, handleSubmit, register, setError, setFocus } = useForm({
    resolver: valibotResolver(NewReviewReply),
    defaultValues: { text: review.reply?.text ?? '' },
  })
  useEffect(() => setFocus('text'), [setFocus])
  const text = useWatch({ control, name: 'text' })
  const submit = handleSubmit(async (body) => {
    const { error } = await reply({ id: review.id, ...body })
    if (!error) return onDone()
    if (!showFieldErrors(error, ['text'], setError))
      setError('root', { message: describeSendError(isApiError(error) ? error : null, false) })
  })
  const { errors } = formState
  return (
    <Form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={12}>
        <RequiredNote />
        {errors.root?.message && (
          <Alert tone="danger" role="alert">
            {errors.root.message}
          </Alert>
        )}
        <Field
          label={
            <>
              Your reply to <span translate="no">{formatReviewer(review.user)}</span>
            </>
          }
          hint="Everybody can read it."
          error={errors.text?.message}
          counter={{ count: countCharacters(text.trim()), max: REVIEW_LIMITS.max }}
          required
        >
          <TextArea rows={3} {...register('text')} />
        </Field>
        <Cluster gap={12}>
          <Button type="submit" size="small" busy={isLoading}>
            {isLoading ? 'Sending…' : review.reply ? 'Save reply' : 'Send reply'}
          </Button>
          <Button size="small" variant="secondary" onClick={onDone}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </Form>
  )
}
