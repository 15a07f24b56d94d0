import { useToast } from '@portal/ui'
import { useRef, useState } from 'react'
import { getFieldErrors } from '#shared/calls/api-error.ts'
import { describeFailure } from '#shared/calls/describe-failure.ts'

const UNCLEAR = 'That did not work. Your entries are still here: try again in a moment.'

/** Problems by control name; `false` if there is none. */
export type Problems = Readonly<Record<string, string | false>>

interface Outcome<Data> {
  data?: Data | undefined
  error?: unknown
}

/** Why an action was refused: messages beside fields, or one text above them. */
interface Refusal {
  readonly text: string | null
  readonly fields: Readonly<Record<string, string>>
}

const NONE: Refusal = { text: null, fields: {} }

function toRefusal(error: unknown, unclear: string): Refusal {
  const fields = getFieldErrors(error)
  return { fields, text: Object.keys(fields).length > 0 ? null : describeFailure(error, unclear) }
}

function focusOn(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name)
  const first = control instanceof RadioNodeList ? control[0] : control
  if (first instanceof HTMLElement) first.focus()
}

/** Shows problems, from the first press on. */
export function useCheck(problems: Problems) {
  const [isTried, setIsTried] = useState(false)
  return {
    /** Whether there are no problems; otherwise focuses the first control with one. */
    check: (form: HTMLFormElement): boolean => {
      setIsTried(true)
      const wanted = Object.keys(problems).find((name) => problems[name])
      if (wanted !== undefined) focusOn(form, wanted)
      return wanted === undefined
    },
    getError: (name: string): string | undefined => (isTried && problems[name]) || undefined,
  }
}

/** An action run by a button or an `ActionDialog`. */
export interface Action {
  /** Sends it once per press at most; resolves to success. The page shows the outcome; `done` says it to screen readers. */
  run: <Data>(
    send: () => PromiseLike<Outcome<Data>>,
    done?: string | ((data: Data) => string),
  ) => Promise<boolean>
  isSending: boolean
  /** Why the last run was refused, unless a field shows it. */
  refusal: string | null
  check: (form: HTMLFormElement) => boolean
  /** The error of a field. */
  getError: (name: string) => string | undefined
}

interface ActionOptions {
  problems?: Problems
  /** Shown if the API gave no reason. */
  unclear?: string
}

/** Runs an action, announces its success, and keeps the refusal. */
export function useAction({ problems = {}, unclear = UNCLEAR }: ActionOptions = {}): Action {
  const { announce } = useToast()
  const [refusal, setRefusal] = useState(NONE)
  const [isSending, setIsSending] = useState(false)
  const isRunning = useRef(false)
  const { check, getError } = useCheck(problems)
  const run: Action['run'] = async (send, done) => {
    if (isRunning.current) return false
    isRunning.current = true
    setIsSending(true)
    const { data, error } = await send()
    isRunning.current = false
    setIsSending(false)
    setRefusal(error === undefined ? NONE : toRefusal(error, unclear))
    if (error !== undefined) return false
    if (typeof done === 'string') announce(done)
    else if (done && data !== undefined) announce(done(data))
    return true
  }
  return {
    run,
    isSending,
    refusal: refusal.text,
    check,
    getError: (name) => getError(name) ?? refusal.fields[name],
  }
}
