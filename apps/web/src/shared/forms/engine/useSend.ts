import { useToast } from '@portal/ui'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ignoreSecondClick } from '../second-click.ts'
import type { FormDefinition, FormOptions, SendOutcome, SubmissionError } from './form-definition.ts'

interface Attempt {
  send: () => Promise<SendOutcome>
  /** Called after success: no input needs to be kept any more. */
  onSent: () => void
  /** Called with the messages of single fields, by their paths. */
  onRefused: (fields: Readonly<Record<string, string>>) => void
}

interface SendingOptions {
  toasts: FormDefinition<object>['toasts']
  onSubmitted: FormOptions<object, object, object>['onSubmitted']
}

/** Sends a form once, however often its button is pressed, and reports the result. */
export function useSend({ toasts, onSubmitted }: SendingOptions) {
  const { show, dismiss } = useToast()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isLocked = useRef(false)
  /** The toast about the last failure. */
  const failedToast = useRef<number | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<SubmissionError | null>(null)

  const begin = () => {
    isLocked.current = true
    setIsSending(true)
    setError(null)
    if (failedToast.current !== null) dismiss(failedToast.current)
    failedToast.current = null
  }
  async function settle(outcome: SendOutcome, { onSent, onRefused }: Attempt): Promise<void> {
    if ('submitted' in outcome) {
      ignoreSecondClick()
      onSent()
      if (onSubmitted) onSubmitted(outcome.submitted)
      else await navigate(pathname, { replace: true, state: { submitted: outcome.submitted } })
      // The next page has the place for it.
      if (toasts?.sent) show(toasts.sent)
    } else if ('stopped' in outcome) setError(outcome.stopped)
    else {
      setError(outcome.error)
      if (toasts) failedToast.current = show(toasts.failed)
      onRefused(outcome.fields ?? {})
    }
  }
  async function submit(attempt: Attempt): Promise<void> {
    if (isLocked.current) return
    begin()
    let isSent = false
    try {
      const outcome = await attempt.send()
      isSent = 'submitted' in outcome
      await settle(outcome, attempt)
    } finally {
      // After success a late press sends nothing more.
      isLocked.current = isSent
      setIsSending(false)
    }
  }
  return { submit, isSending, error }
}
