import type { ComponentPropsWithRef } from 'react'
import { InputBase } from '../Field/InputBase.ts'
import { useFieldAttributes } from '../Field/FieldContext.ts'

/** Props of `TextInput`, in addition to those of `<input>`. */
export type TextInputProps = ComponentPropsWithRef<'input'> & {
  /** The type of text, which determines the keyboard on phones. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'number' | 'date' | 'time'
}

/** A single-line text input. Inside a `Field` it takes label, description and state from the field. */
export function TextInput({ type = 'text', ...rest }: TextInputProps) {
  return <InputBase type={type} {...useFieldAttributes()} {...rest} />
}
