import { styled } from 'styled-components'

/** Not drawn at all, so that neither people nor their assistive technology nor their browser's memory fills it. */
const Unseen = styled.div`
  display: none;
`

const NAME = 'contactFax'

/** A field that only programs find: what fills it in is no person. */
export const Honeypot = () => (
  <Unseen aria-hidden="true">
    <input type="text" name={NAME} tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
  </Unseen>
)

/** What stands in a form's honeypot, to be sent along: blank where a person filled the form in. */
export function readHoneypot(form: HTMLFormElement): { contactFax?: string } {
  const control = form.elements.namedItem(NAME)
  return control instanceof HTMLInputElement ? { [NAME]: control.value } : {}
}
