import { useEffect, useState, type RefObject } from 'react'

/**
 * The text of an input without `value`. A changed `defaultValue` replaces it, for example when it comes from the URL, unless
 * it is the text that the input's form submitted: then the user may have typed on since.
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
