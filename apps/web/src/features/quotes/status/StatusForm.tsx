import { Button, Field, from, TextInput, token } from '@portal/ui'
import { styled } from 'styled-components'
import { GetForm } from '#shared/GetForm.tsx'
import { paths } from '#shared/paths.ts'
import type { QuoteIdentity } from '../quotes.api.ts'

const Row = styled.div`
  display: grid;
  gap: ${token.space[16]};
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr) auto;
    align-items: end;
  }
`

/** Asks for what a request is known by; an address like any other, so that it works without script. */
export const StatusForm = ({ reference, email }: QuoteIdentity) => (
  <GetForm action={paths.quoteStatus()} aria-label="Your request" key={`${reference} ${email}`}>
    <Row>
      <Field label="Reference" required>
        <TextInput
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
  </GetForm>
)
