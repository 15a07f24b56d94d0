import { valibotResolver } from '@hookform/resolvers/valibot'
import { NewQuoteRequest } from '@portal/domain/contract'
import { Alert, Card, Heading, Stack, Stepper, StickySummaryLayout } from '@portal/ui'
import { useEffect, useEffectEvent, useId, useRef, useState, type SubmitEvent } from 'react'
import { useForm, useWatch, type FieldErrors } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { isApiError } from '#api/api-error.ts'
import { useRefetchUserOnFocus, usePerson } from '#features/account/person.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { filledByPrograms } from '#shared/forms/parts/Honeypot.tsx'
import { ProblemList } from '#shared/forms/parts/ProblemList.tsx'
import { RestoredNotice } from '#shared/forms/parts/RestoredNotice.tsx'
import { StepActions } from '#shared/forms/parts/StepActions.tsx'
import type { Submitted } from '#shared/forms/submitted.ts'
import { useFormDraft } from '#shared/drafts/useFormDraft.ts'
import { useFieldFocus } from '#shared/forms/engine/useFieldFocus.ts'
import { useStepHistory } from '#shared/forms/engine/useStepHistory.ts'
import { BusinessStep } from './BusinessStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { DomainStep } from './DomainStep.tsx'
import { estimateOf, includesOf, pagesOf } from './estimate.ts'
import { EstimatePanel } from './EstimatePanel.tsx'
import { BLANK, type QuoteField, type QuoteForm, type QuoteFormReturn, type StepProps } from './quote-form.ts'
import { quoteShelf } from './quote-draft.ts'
import { QUOTE_FIELDS, QUOTE_STEPS, reachable, stepOf } from './quote-steps.ts'
import { usePrefill } from './usePrefill.ts'
import { useSendQuote } from './useSendQuote.ts'
import { WebsiteStep } from './WebsiteStep.tsx'

/** The panel stands clear of the header, which sticks too. */
const Columns = styled(StickySummaryLayout)`
  --sticky-top: 7.5rem;
`

const StepTop = styled.div`
  scroll-margin-top: 9rem;
`

const messageOf = (errors: FieldErrors<QuoteForm>, field: QuoteField): string | undefined =>
  errors[field]?.message ?? undefined

const STEP_NAMES = QUOTE_STEPS.map(({ name }) => name)

/** What the first step asks. */
const EARLY = ['businessName', 'country'] as const satisfies readonly QuoteField[]

function StepFields({
  step,
  form,
  ...props
}: StepProps & { step: number; form: QuoteForm } & Pick<QuoteFormReturn, 'setValue' | 'getValues'>) {
  const { setValue, getValues, ...rest } = props
  if (step === 1) return <BusinessStep {...rest} />
  if (step === 2) return <WebsiteStep {...rest} />
  if (step === 3) return <DomainStep {...rest} setValue={setValue} getValues={getValues} />
  return <ContactStep {...rest} includes={includesOf(form)} />
}

/** The furthest step that was come to. */
function useFurthest(step: number): number {
  const [furthest, setFurthest] = useState(step)
  if (step > furthest) setFurthest(step)
  return Math.max(step, furthest)
}

/** Does something once for a step, however often it is pressed. */
function useOnce(step: number, act: () => void): () => void {
  const done = useRef(0)
  useEffect(() => {
    if (done.current !== step) done.current = 0
  }, [step])
  return () => {
    if (done.current === step) return
    done.current = step
    act()
  }
}

/** The four steps that ask for a website, with what it costs beside them. */
export function QuoteBuilder() {
  const formId = useId()
  const navigate = useNavigate()
  const form: QuoteFormReturn = useForm<QuoteForm, unknown, NewQuoteRequest>({
    resolver: valibotResolver(NewQuoteRequest),
    defaultValues: BLANK,
    shouldFocusError: false,
  })
  const { control, register, getValues, setValue, setError, formState } = form
  const { errors } = formState
  useRefetchUserOnFocus()
  const person = usePerson()
  const draft = useFormDraft(form, { formId, shelf: quoteShelf, blank: BLANK, early: EARLY, person })
  usePrefill(form, draft.beginnings)
  const { send, isSending, failure } = useSendQuote(draft)
  const typed = useWatch({ control }) as QuoteForm
  const { step: wanted, go, back } = useStepHistory(QUOTE_STEPS.length)
  const step = reachable(wanted, typed)
  // A step of the history that asks for what is blank (again) gives way to the one that is shown.
  const giveWay = useEffectEvent(() => {
    const open = reachable(wanted, getValues())
    if (open !== wanted) go(open, { replace: true })
  })
  useEffect(() => {
    if (step !== wanted) giveWay()
  }, [step, wanted])
  const next = useOnce(step, () => go(step + 1))
  const { form: formRef, top, heading, focusField } = useFieldFocus(step)
  const reached = reachable(useFurthest(step), typed)
  const showField = (field: QuoteField) => {
    if (stepOf(field) !== step) go(stepOf(field))
    focusField(field)
  }
  const showProblem = (fields: readonly QuoteField[]) => {
    const first = QUOTE_FIELDS.find((field) => fields.includes(field))
    if (first) showField(first)
  }

  const sendOff = async (quote: NewQuoteRequest, contactFax: string) => {
    const outcome = await send({ ...quote, contactFax })
    if (!outcome) return
    if ('created' in outcome) {
      draft.forget()
      const submitted: Submitted = {
        reference: outcome.created.reference,
        email: quote.email,
        owner: person ?? null,
      }
      await navigate(paths.quoteBuilder(), { replace: true, state: { submitted } })
      return
    }
    const refused = isApiError(outcome.error) ? outcome.error.fields : {}
    const named = QUOTE_FIELDS.filter((field) => refused[field] !== undefined)
    for (const field of named) setError(field, { type: 'server', message: refused[field] ?? '' })
    showProblem(named)
  }

  const mayGoOn = draft.isOpen && (QUOTE_STEPS[step - 1]?.mayGoOn(typed) ?? false)
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fax = filledByPrograms(event.currentTarget)
    if (step === QUOTE_STEPS.length) {
      void form.handleSubmit(
        (quote) => sendOff(quote, fax),
        (wrong) => showProblem(QUOTE_FIELDS.filter((field) => wrong[field] !== undefined)),
      )()
    } else if (mayGoOn) next()
  }

  const problems = QUOTE_FIELDS.flatMap((field) => {
    const message = messageOf(errors, field)
    return message === undefined ? [] : [{ field, message }]
  })
  return (
    <Columns>
      <Card>
        <form id={formId} ref={formRef} method="post" noValidate onSubmit={onSubmit}>
          <Stack gap={24}>
            <Stepper steps={STEP_NAMES} step={step} reached={reached} onSelect={go} />
            <StepTop ref={top}>
              <Heading level={2} size="part" ref={heading} tabIndex={-1}>
                {STEP_NAMES[step - 1]}
              </Heading>
            </StepTop>
            <Stack gap={24} inert={isSending}>
              <RestoredNotice discard="Start again" onDiscard={draft.discard} onUndo={draft.undo}>
                {draft.restored && 'What you typed last time on this device is filled in.'}
              </RestoredNotice>
              <ProblemList problems={problems} formId={formId} onChoose={showField} />
              <StepFields
                step={step}
                form={typed}
                control={control}
                register={register}
                setValue={setValue}
                getValues={getValues}
                errorOf={(field) => messageOf(errors, field)}
              />
            </Stack>
            {failure !== null && (
              <Alert tone="danger" role="alert" title="Not sent.">
                {failure}
              </Alert>
            )}
            <StepActions
              isFirst={step === 1}
              isLast={step === QUOTE_STEPS.length}
              mayGoOn={mayGoOn}
              isSending={isSending}
              submit="Submit Quote Request"
              onPrevious={back}
            />
          </Stack>
        </form>
      </Card>
      <EstimatePanel pages={pagesOf(typed)} estimate={estimateOf(typed)} />
    </Columns>
  )
}
