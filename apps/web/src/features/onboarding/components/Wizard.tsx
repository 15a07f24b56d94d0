import { Alert, Heading, Stack, Stepper } from '@portal/ui'
import { useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRefetchUserOnFocus, usePerson } from '#features/account/person.api.ts'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { findStepWithField } from '#shared/forms/engine/step-rules.ts'
import { useFormEngine } from '#shared/forms/engine/useFormEngine.ts'
import { FormShell } from '#shared/forms/parts/FormShell.tsx'
import { ProblemList } from '#shared/forms/parts/ProblemList.tsx'
import type { BusinessForm } from '../business-form.ts'
import { createDraftExtension } from '../draft-extension.ts'
import { OnboardingContext } from '../onboarding-context.ts'
import type { Photos, StoredPhoto } from '../photos/photo-store.ts'
import { usePhotoStore } from '../photos/usePhotoStore.ts'
import type { FieldRejection } from '../rejected-field.ts'
import { createWizardForm, STEP_NAMES, STEPS } from '../steps/steps.ts'
import { parseProvinceParam } from '../useCountry.ts'
import { useSendBusiness } from '../useSendBusiness.ts'
import { useTypedOwner } from '../useTypedOwner.ts'
import { DraftAlert } from './DraftAlert.tsx'
import { WizardActions } from './WizardActions.tsx'

const StepName = styled(Heading)`
  &:focus {
    outline: none;
  }
`

/** A rejected business that is corrected and sent again. */
export interface ResubmittedBusiness {
  id: number
  form: BusinessForm
  photos: readonly StoredPhoto[]
  rejection: FieldRejection | null
}

/** Why the corrected business was rejected, for its field; undefined once that is changed. */
function findRejection(
  resubmitted: ResubmittedBusiness | undefined,
  form: BusinessForm,
  { items }: Photos,
): FieldRejection | undefined {
  const rejection = resubmitted?.rejection
  if (!rejection) return undefined
  const { field } = rejection
  const isUnchanged =
    field === 'images'
      ? items.map(({ id }) => id).join() === resubmitted.photos.map(({ id }) => id).join()
      : form[field] === resubmitted.form[field]
  return isUnchanged ? rejection : undefined
}

const PHOTOS_OR_NONE = 'your photos again, or “Continue without photos”'

interface WizardProps {
  resubmitted?: ResubmittedBusiness
}

/** The five steps that register a business, or send a rejected one again. */
export function Wizard({ resubmitted }: WizardProps) {
  const [query] = useSearchParams()
  const resubmittedId = resubmitted?.id ?? null
  const photoStore = usePhotoStore()
  const photos = useSyncExternalStore(photoStore.subscribe, photoStore.current, photoStore.current)
  const person = usePerson()
  useRefetchUserOnFocus()
  const [definition] = useState(() => createWizardForm(resubmittedId))
  const [extension] = useState(() => createDraftExtension(photoStore, resubmitted?.photos ?? []))
  const { send, progress } = useSendBusiness({ resubmittedId, photoStore })
  const { shell, top, heading, step, current, draft, isSending, ...engine } = useFormEngine(definition, {
    person,
    ...(resubmitted && { start: resubmitted.form }),
    ...(resubmitted?.rejection && { startStep: findStepWithField(STEPS, resubmitted.rejection.field) }),
    prefill: { province: parseProvinceParam(query) },
    resumes: query.has('resume'),
    extension,
    send,
  })
  useTypedOwner(engine.values)
  const isAccountReady = query.has('resume') && typeof person === 'string' && step === STEPS.length
  // Photos of a draft are never left out unless the owner says so.
  const lacksPhotos = step === STEPS.length && photos.missing.length > 0
  const actions = {
    ...engine.actions,
    canContinue: engine.actions.canContinue && !lacksPhotos && !photos.isRestoring,
    missing: lacksPhotos ? [...engine.actions.missing, PHOTOS_OR_NONE] : engine.actions.missing,
  }
  const rejection = findRejection(resubmitted, engine.values, photos)
  const getProblem = (field: string): string | undefined =>
    rejection?.field === field ? rejection.text : undefined
  const getError = (field: string) => engine.stepProps.getError(field) ?? getProblem(field)
  return (
    <OnboardingContext
      value={{ photoStore, photos, photosProblem: getProblem('images') ?? null, resubmittedId }}
    >
      <FormShell {...shell}>
        <div ref={top}>
          <Stepper steps={STEP_NAMES} step={step} />
        </div>
        <Stack gap={24} inert={isSending}>
          {isAccountReady && (
            <Alert tone="success" role="status" title="Account ready.">
              {engine.values.acceptTerms
                ? 'One more tap: “Submit for Review”.'
                : 'Accept the terms, then press “Submit for Review”.'}
            </Alert>
          )}
          <DraftAlert
            restoredAt={isAccountReady ? null : draft.restoredAt}
            hasOthers={draft.hasOthers && step === 1}
            onDiscard={draft.discard}
            onUndo={draft.undo}
          />
          <StepName
            level={2}
            size="part"
            ref={heading}
            tabIndex={-1}
            aria-description={`step ${step} of ${STEPS.length}`}
          >
            {current.name}
          </StepName>
          <RequiredNote />
          <ProblemList problems={engine.problems} formId={shell.id} onChoose={engine.showField} />
          <current.Component {...engine.stepProps} getError={getError} />
        </Stack>
        <WizardActions actions={actions} progress={progress} error={engine.error} />
      </FormShell>
    </OnboardingContext>
  )
}
