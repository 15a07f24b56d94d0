import { valibotResolver } from '@hookform/resolvers/valibot'
import { useRef, type SubmitEvent } from 'react'
import { useForm, useWatch, type DefaultValues, type FieldValues } from 'react-hook-form'
import { readHoneypot } from '../parts/Honeypot.tsx'
import type { DraftExtension, FormDefinition, FormOptions, FormStep } from './form-definition.ts'
import { getReachableStep } from './step-rules.ts'
import { useFieldFocus } from './useFieldFocus.ts'
import { useFieldProblems } from './useFieldProblems.ts'
import { useFormDraft } from './useFormDraft.ts'
import { useFormSteps } from './useFormSteps.ts'
import { useSend } from './useSend.ts'
import { useStepCheck } from './useStepCheck.ts'
import { useStepHistory } from './useStepHistory.ts'

const NOTHING = {}

/** For a form that stores nothing besides its fields. */
const createEmptyExtension = <Form, Extra extends object>(): DraftExtension<Form, Extra> => ({
  read: () => NOTHING as Extra,
  toForm: ({ form }) => form,
  restore: () => {},
  clear: () => () => {},
})

/** A form at work: its fields, steps, draft and sending; `README.md` in `shared/forms` shows how to use it. */
export function useFormEngine<Form extends FieldValues, Content extends object, Extra extends object>(
  definition: FormDefinition<Form, Content, Extra>,
  options: FormOptions<Form, Content, Extra>,
) {
  const { steps, blank, schema, criteriaMode, drafts, reopensAtLastStep = false, toasts } = definition
  const { person, start = blank, startStep = 1, prefill = NOTHING, resumes = false, send } = options
  // Not `useId`: a form that is rendered again would have another id than the server's.
  const id = drafts.key
  const form = useForm<Form, unknown, Content>({
    resolver: valibotResolver(schema),
    ...(criteriaMode && { criteriaMode }),
    defaultValues: start as DefaultValues<Form>,
    shouldFocusError: false,
  })
  const values = useWatch({ control: form.control }) as Form
  const history = useStepHistory(steps.length)
  const step = getReachableStep(steps, history.step, values)
  const isLast = step === steps.length
  const { session, ...draft } = useFormDraft({
    formId: id,
    form,
    values,
    drafts,
    start,
    prefill,
    person,
    claimsOwnership: resumes,
    startStep,
    extension: options.extension ?? createEmptyExtension<Form, Extra>(),
    step: reopensAtLastStep ? step : undefined,
  })
  const { submit, isSending, error } = useSend({ toasts, onSubmitted: options.onSubmitted })
  const { form: ref, top, heading, focusField, openAt } = useFieldFocus(step)
  const { reached, next } = useFormSteps({
    steps,
    history,
    step,
    values,
    getValues: form.getValues,
    isOpen: draft.isOpen,
    stepToOpen: resumes && draft.stepToOpen !== null ? steps.length : draft.stepToOpen,
    onOpenAt: openAt,
  })

  const { problems, getError, showField, showInvalid, showRefused } = useFieldProblems({
    steps,
    form,
    values,
    step,
    goTo: history.goTo,
    focusField,
  })

  // A step is within its bounds.
  const current = steps[step - 1] as FormStep<Form, Content>
  const missing = current.missing?.(values) ?? []
  const canContinue = draft.isOpen && missing.length === 0
  const checkStep = useStepCheck({
    form,
    values,
    fields: current.fields,
    onValid: next,
    onInvalid: showField,
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!canContinue) return
    if (!isLast) return void checkStep()
    const honeypot = readHoneypot(event.currentTarget)
    const { submitter } = event.nativeEvent
    void form.handleSubmit((content) => {
      // Fields are inert while the form is sent, so the one in which Enter was pressed loses the focus.
      submitter?.focus({ preventScroll: true })
      return submit({
        send: () => send({ ...content, ...honeypot }, session),
        onSent: () => session.close(),
        onRefused: showRefused,
      })
    }, showInvalid)()
  }

  const discardedAt = useRef(1)
  const discard = () => {
    discardedAt.current = step
    draft.discard()
    if (step !== 1) history.goTo(1, { replace: true })
  }
  const undo = () => {
    draft.undo?.()
    if (discardedAt.current !== step) history.goTo(discardedAt.current)
  }
  return {
    /** For `FormShell`. */
    shell: { id, ref, onSubmit },
    top,
    heading,
    values,
    /** The current step, and the props of its component. */
    current,
    stepProps: { form, values, getError },
    problems,
    showField,
    /** From 1; `reached` is the last one that can be opened. */
    step,
    reached,
    goTo: history.goTo,
    /** For `StepActions`. */
    actions: { isFirst: step === 1, isLast, canContinue, missing, isSending, onPrevious: history.back },
    isSending,
    error,
    draft: { ...draft, discard, undo: draft.undo && undo },
  }
}
