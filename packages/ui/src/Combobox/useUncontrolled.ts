import { useEffect, useState, type RefObject } from 'react'

/**
 * The text of an input without `value`. Another `defaultValue` replaces it, as where it comes from the address, but not
 * where it is what the input's form submitted: the text still is that, or was typed on since.
 */
export function useUncontrolled(root: RefObject<HTMLElement | null>, defaultValue = '') {
  const [given, setGiven] = useState(defaultValue)
  const [submitted, setSubmitted] = useState<string>()
  const [text, setText] = useState(defaultValue)
  if (given !== defaultValue) {
    setGiven(defaultValue)
    setSubmitted(undefined)
    if (submitted !== defaultValue) setText(defaultValue)
  }
  useEffect(() => {
    const input = root.current?.querySelector('input')
    const form = input?.form
    const onSubmit = () => setSubmitted(input?.value.trim())
    form?.addEventListener('submit', onSubmit)
    return () => form?.removeEventListener('submit', onSubmit)
  }, [root])
  return [text, setText] as const
}
