import { Heading, Stack, Stepper, StickySummaryLayout, token } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useSender } from '#features/account/sender.api.ts'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { useFormEngine } from '#shared/forms/engine/useFormEngine.ts'
import { ErrorAlert } from '#shared/forms/parts/ErrorAlert.tsx'
import { FormShell } from '#shared/forms/parts/FormShell.tsx'
import { ProblemList } from '#shared/forms/parts/ProblemList.tsx'
import { RestoredAlert } from '#shared/forms/parts/RestoredAlert.tsx'
import { StepActions } from '#shared/forms/parts/StepActions.tsx'
import { toEstimate, parsePageCount } from './estimate.ts'
import { EstimatePanel } from './EstimatePanel.tsx'
import { QUOTE_FORM } from './quote-steps.ts'
import { useSendQuote } from './useSendQuote.ts'

/** The panel is below the sticky header. */
const Columns = styled(StickySummaryLayout)`
  --sticky-top: calc(var(--header-height) + ${token.space[16]});
`

const STEP_NAMES = QUOTE_FORM.steps.map(({ name }) => name)

/** The four steps of a quote request, with the estimate beside them. */
export function QuoteBuilder() {
  const { person, name, email } = useSender()
  const [query] = useSearchParams()
  const { shell, top, heading, draft, current, values, isSending, ...engine } = useFormEngine(QUOTE_FORM, {
    person,
    prefill: { businessName: query.get('business')?.trim() ?? '', contactName: name, email },
    send: useSendQuote(person),
  })
  return (
    <Columns>
      <FormShell {...shell}>
        <div ref={top}>
          <Stepper steps={STEP_NAMES} step={engine.step} reached={engine.reached} onSelect={engine.goTo} />
        </div>
        <Heading level={2} size="part" ref={heading} tabIndex={-1}>
          {current.name}
        </Heading>
        <Stack gap={24} inert={isSending}>
          <RequiredNote />
          <RestoredAlert discardLabel="Start again" onDiscard={draft.discard} onUndo={draft.undo}>
            {draft.restoredAt !== null && 'Draft restored from this device.'}
          </RestoredAlert>
          <ProblemList problems={engine.problems} formId={shell.id} onChoose={engine.showField} />
          <current.Component {...engine.stepProps} />
        </Stack>
        <ErrorAlert error={engine.error} />
        <StepActions {...engine.actions} submitLabel="Submit Quote Request" />
      </FormShell>
      <EstimatePanel pages={parsePageCount(values)} estimate={toEstimate(values)} />
    </Columns>
  )
}
