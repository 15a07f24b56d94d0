import { Text } from '@portal/ui'
import { styled } from 'styled-components'

/* Only where the form asks for something. */
const Note = styled(Text)`
  form:not(:has(:required)) & {
    display: none;
  }
`

/** What the marks of a form mean: the first thing in each form that marks a field. */
export const RequiredNote = () => (
  <Note size="small" tone="soft">
    Fields marked * are required.
  </Note>
)
