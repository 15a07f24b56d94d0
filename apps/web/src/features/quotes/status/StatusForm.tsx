import { Button, Field, from, Stack, TextInput, token } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { GetForm } from '#shared/forms/query/GetForm.tsx'
import { paths } from '#shared/urls/paths.ts'
import type { QuoteIdentity } from '../quotes.api.ts'

const Row = styled.div`
  display: grid;
  gap: ${token.space[16]};
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr) auto;
    align-items: end;
    /* A sentence below one field leaves the others beside it. */
    &:has([aria-invalid='true']) {
      align-items: start;
      > :last-child {
        align-self: center;
      }
    }
  }
`

const MALFORMED = (
  <>
    This reference doesn’t look right. Copy it from our email to you; it looks like{' '}
    <span translate="no">PB-7K3F-9Q</span>.
  </>
)

interface StatusFormProps extends QuoteIdentity {
  /** Whether the reference in the address is malformed. */
  malformed: boolean
}

/** Asks for reference and email; a GET form, so that it works without JavaScript. */
export const StatusForm = (props: StatusFormProps) => (
  <Form key={`${props.reference} ${props.email}`} {...props} />
)

function Form({ reference, email, malformed }: StatusFormProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (malformed) field.current?.focus()
  }, [malformed])
  return (
    <GetForm action={paths.quoteStatus()} aria-label="Your request">
      <Stack gap={16}>
        <RequiredNote />
        <Row>
          <Field label="Reference" required error={malformed ? MALFORMED : undefined}>
            <TextInput
              ref={field}
              name="reference"
              placeholder="PB-7K3F-9Q"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              defaultValue={reference}
            />
          </Field>
          <Field label="Email Address" required>
            <TextInput type="email" name="email" autoComplete="email" defaultValue={email} />
          </Field>
          <Button type="submit">Show status</Button>
        </Row>
      </Stack>
    </GetForm>
  )
}
