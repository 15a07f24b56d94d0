import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { InputBase } from '../Field/InputBase.ts'
import { useFieldAttributes } from '../Field/FieldContext.ts'

const Area = styled(InputBase).attrs({ as: 'textarea' })`
  resize: vertical;
  field-sizing: content;
  min-height: 6.5rem;
  max-height: 24rem;
  /* Its content sets its least width too, which a long word would make wider than the screen. */
  overflow-wrap: anywhere;
`

/** Props of `TextArea`: those of `<textarea>`. */
export type TextAreaProps = ComponentPropsWithRef<'textarea'>

/** A multi-line text input; grows with its content in browsers that support it. */
export function TextArea({ rows = 4, ...rest }: TextAreaProps) {
  return <Area rows={rows} {...useFieldAttributes()} {...rest} />
}
