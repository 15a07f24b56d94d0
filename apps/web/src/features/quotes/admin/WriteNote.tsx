import type { QuoteRequest } from '@portal/domain/contract'
import { QUOTE_LIMITS } from '@portal/domain/quote'
import { Button, Field, Stack, TextArea } from '@portal/ui'
import { useState, type SubmitEvent } from 'react'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { useUnsentText } from '#shared/forms/unsent-text.tsx'
import type { QuoteWork } from './useQuoteWork.ts'

/** An internal note of administrators. */
export function WriteNote({ quote, work }: { quote: QuoteRequest; work: QuoteWork }) {
  const [text, setText] = useUnsentText(`internal note on quote ${quote.id}`)
  const [tried, setTried] = useState(false)
  const isBlank = text.trim() === ''
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (isBlank || !(await work.write(quote, text.trim()))) return
    setText('')
    setTried(false)
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <RequiredNote />
        <Field
          label="Internal note"
          hint="Read by administrators only; never sent."
          error={tried && isBlank ? 'Please write a note' : undefined}
          required
        >
          <TextArea
            rows={2}
            maxLength={QUOTE_LIMITS.note}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <p>
          <Button type="submit" variant="secondary" busy={work.isWriting}>
            Save note
          </Button>
        </p>
      </Stack>
    </form>
  )
}
