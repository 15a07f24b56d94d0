import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { ControlFace } from '../Field/ControlFace.ts'
import { useFieldAttributes } from '../Field/FieldContext.ts'

const Area = styled(ControlFace).attrs({ as: 'textarea' })`
  resize: vertical;
  field-sizing: content;
  min-height: 6.5rem;
  max-height: 24rem;
`

/** Props of `TextArea`: those of `<textarea>`. */
export type TextAreaProps = ComponentPropsWithRef<'textarea'>

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({ rows = 4, ...rest }: TextAreaProps) {
  return <Area rows={rows} {...useFieldAttributes()} {...rest} />
}
