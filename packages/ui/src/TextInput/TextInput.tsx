import type { ComponentPropsWithRef } from 'react'
import { ControlFace } from '../Field/ControlFace.ts'
import { useFieldAttributes } from '../Field/FieldContext.ts'

/** Props of `TextInput`: those of `<input>` for text of one line. */
export type TextInputProps = ComponentPropsWithRef<'input'> & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'number' | 'date' | 'time'
}

/** One line of text. Inside a `Field` it takes its name, notes and state from there. */
export function TextInput({ type = 'text', ...rest }: TextInputProps) {
  return <ControlFace type={type} {...useFieldAttributes()} {...rest} />
}
