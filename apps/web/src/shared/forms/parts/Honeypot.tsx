import { styled } from 'styled-components'

/** Not rendered visibly, so that neither people nor assistive technology nor the browser's autofill fills it in. */
const Unseen = styled.div`
  display: none;
`

const NAME = 'contactFax'

/** A field that only bots find and fill in. */
export const Honeypot = () => (
  <Unseen aria-hidden="true">
    <input type="text" name={NAME} tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
  </Unseen>
)

/** The value of a form's honeypot, to be sent along; empty if a person filled in the form. */
export function readHoneypot(form: HTMLFormElement): { contactFax?: string } {
  const control = form.elements.namedItem(NAME)
  return control instanceof HTMLInputElement ? { [NAME]: control.value } : {}
}
