import { Text } from '@portal/ui'
import { styled } from 'styled-components'

/* Only in forms with required fields. */
const Note = styled(Text)`
  form:not(:has(:required)) & {
    display: none;
  }
`

/** Explains the marks of required fields, at the top of each form that has one. */
export const RequiredNote = () => (
  <Note size="small" tone="soft">
    Fields marked * are required.
  </Note>
)
