import { styled } from 'styled-components'

/** Not drawn at all, so that neither people nor their assistive technology nor their browser's memory fills it. */
const Unseen = styled.div`
  display: none;
`

export const HONEYPOT = 'contactFax'

/** A field that only programs find: what fills it in is no person. */
export const Honeypot = () => (
  <Unseen aria-hidden="true">
    <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
  </Unseen>
)

/** What stands in it in a form; blank where a person filled the form in. */
export function filledByPrograms(form: HTMLFormElement): string {
  const control = form.elements.namedItem(HONEYPOT)
  return control instanceof HTMLInputElement ? control.value : ''
}
