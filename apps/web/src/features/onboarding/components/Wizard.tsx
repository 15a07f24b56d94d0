import { valibotResolver } from '@hookform/resolvers/valibot'
import { ShopForm } from '@portal/domain/contract'
import { Card, from, Heading, Stack, Stepper } from '@portal/ui'
import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore, type SubmitEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRefetchUserOnFocus, usePerson } from '#features/account/person.api.ts'
import { readPreHydrationInput } from '#shared/forms/engine/pre-hydration-input.ts'
import { useStepHistory } from '#shared/forms/engine/useStepHistory.ts'
import { ProblemList, type Problem } from '#shared/forms/parts/ProblemList.tsx'
import { useFieldFocus } from '#shared/forms/engine/useFieldFocus.ts'
import { onboardingDrafts } from '../onboarding-draft.ts'
import type { StoredPhoto } from '../photos/photo-store.ts'
import { usePhotoStore } from '../photos/usePhotoStore.ts'
import { RegistrationContext } from '../onboarding-context.ts'
import type { Registered } from '../onboarding.api.ts'
import { refusedFields } from '../server-fields.ts'
import { BLANK_BUSINESS, TEXT_FIELDS, type BusinessForm, type BusinessField } from '../business-form.ts'
import { FIELDS, IMAGES_STEP, reachable, STEP_NAMES, stepOf, STEPS } from '../steps/steps.ts'
import { useCountry } from '../useCountry.ts'
import { typedOf } from '../draft-contents.ts'
import { useRegistrationDraft, type Discarded } from '../useOnboardingDraft.ts'
import { useSubmission } from '../useSendBusiness.ts'
import { AccountHint } from './AccountHint.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { WizardActions } from './WizardActions.tsx'

/** Clear of the header that stays at the window's top. */
const Top = styled.div`
  scroll-margin-top: 5.5rem;
  ${from.desktop} {
    scroll-margin-top: 8rem;
  }
`

const StepName = styled(Heading)`
  &:focus {
    outline: none;
  }
`

const LAST = STEPS.length

/** A rejected listing that is mended. */
export interface Resubmitted {
  id: number
  shop: BusinessForm
  photos: readonly StoredPhoto[]
}

interface WizardProps {
  resubmitted?: Resubmitted
}

/** The five steps that register a shop, or send a rejected listing again. */
export function Wizard({ resubmitted }: WizardProps) {
  const formId = useId()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const resubmits = resubmitted?.id ?? null
  const form = useForm<BusinessForm, unknown, ShopForm>({
    resolver: valibotResolver(ShopForm),
    // All that is wrong is said at once, the phone number too, whose rule looks at the place.
    criteriaMode: 'all',
    defaultValues: resubmitted?.shop ?? BLANK_BUSINESS,
    shouldFocusError: false,
  })
  const shop = useWatch({ control: form.control }) as BusinessForm
  const { errors, isSubmitting: isSending } = form.formState
  const photoStore = usePhotoStore()
  const photos = useSyncExternalStore(photoStore.subscribe, photoStore.current, photoStore.current)
  const steps = useStepHistory(LAST)
  const step = reachable(steps.step, shop)
  const [typed] = useState(() => readPreHydrationInput(formId, TEXT_FIELDS))
  useRefetchUserOnFocus()
  const person = usePerson()
  const [shelf] = useState(() => onboardingDrafts(resubmits))
  const remembered = photoStore.remembered()
  const draft = useRegistrationDraft({
    form,
    shelf,
    person,
    resumes: query.has('resume'),
    photoStore,
    start: resubmitted?.shop ?? BLANK_BUSINESS,
    storedPhotos: resubmitted?.photos ?? [],
    typed,
    shop,
    step,
    photos: remembered,
  })
  const isOpen = draft.leftAt !== null
  const { country, chooseCountry } = useCountry(form, shop.province, isOpen)
  const { submit, progress, trouble } = useSubmission({ resubmits, photoStore, draft })
  const { form: formElement, top, heading, focusField, openAt } = useFieldFocus(step)
  const [discarded, setDiscarded] = useState<(Discarded & { step: number }) | null>(null)
  // Once something is typed again, bringing back the old would wipe it out.
  if (discarded && typedOf(shop, remembered) !== discarded.blank) setDiscarded(null)

  const reopen = useEffectEvent((leftAt: number) => {
    const isReload = steps.step > 1
    const target = reachable(query.has('resume') ? LAST : leftAt, form.getValues())
    if (isReload || target === 1) return
    openAt(target)
    void steps.walkTo(target)
  })
  useEffect(() => {
    if (draft.leftAt !== null) reopen(draft.leftAt)
  }, [draft.leftAt])

  const showField = (field: BusinessField | 'images') => {
    const wanted = field === 'images' ? IMAGES_STEP : stepOf(field)
    if (wanted !== step) steps.go(wanted)
    if (field !== 'images') focusField(field)
  }
  const showFirst = (fields: readonly BusinessField[], images: string | null = null) => {
    const first = FIELDS.find((field) => fields.includes(field))
    const isAfterImages = first === undefined || stepOf(first) > IMAGES_STEP
    if (images !== null && isAfterImages) showField('images')
    else if (first) showField(first)
  }
  const showRefused = (refused: Readonly<Record<string, string>>) => {
    const { fields, images } = refusedFields(refused)
    const named = FIELDS.filter((field) => fields[field] !== undefined)
    for (const field of named) form.setError(field, { type: 'server', message: fields[field] ?? '' })
    if (images !== null) photoStore.complain(images)
    showFirst(named, images)
  }
  const finish = async (registered: Registered) => {
    draft.close()
    await navigate(pathname, { replace: true, state: { registered } })
  }
  const send = form.handleSubmit(
    async (valid) => {
      const outcome = await submit(valid)
      if (outcome === undefined || outcome === 'signing-in') return
      if ('registered' in outcome) await finish(outcome.registered)
      else showRefused(outcome.error.fields)
    },
    (wrong) => showFirst(FIELDS.filter((field) => wrong[field] !== undefined)),
  )

  const shown = STEPS[step - 1]
  const missing = shown?.missing(shop) ?? []
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (missing.length > 0) return
    if (step === LAST) void send()
    else steps.go(step + 1)
  }
  const discard = () => {
    setDiscarded({ ...draft.discard(), step })
    steps.go(1, { replace: true })
  }
  const undo = (before: Discarded & { step: number }) => {
    before.bringBack()
    setDiscarded(null)
    steps.go(before.step)
  }
  const problems: Problem<BusinessField>[] = FIELDS.flatMap((field) => {
    const message = errors[field]?.message
    return message === undefined ? [] : [{ field, message }]
  })
  const StepFields = shown?.Component
  return (
    <RegistrationContext
      value={{
        form,
        shop,
        errorOf: (field) => errors[field]?.message,
        country,
        chooseCountry,
        photoStore,
        photos,
        resubmits,
      }}
    >
      <Card>
        <form id={formId} ref={formElement} method="post" noValidate onSubmit={onSubmit}>
          <Stack gap={24}>
            <Top ref={top}>
              <Stepper steps={STEP_NAMES} step={step} />
            </Top>
            <Stack gap={24} inert={isSending}>
              <DraftNotice
                restoredAt={draft.restoredAt}
                hasOthers={draft.hasOthers && step === 1}
                onDiscard={discard}
                onUndo={discarded && (() => undo(discarded))}
              />
              <StepName
                level={2}
                size="part"
                ref={heading}
                tabIndex={-1}
                aria-description={`step ${step} of ${LAST}`}
              >
                {shown?.name}
              </StepName>
              <ProblemList problems={problems} formId={formId} onChoose={showField} />
              {StepFields && <StepFields />}
              {step === 1 && <AccountHint />}
            </Stack>
            <WizardActions
              isFirst={step === 1}
              isLast={step === LAST}
              missing={missing}
              isReady={isOpen}
              isSending={isSending}
              progress={progress}
              trouble={trouble}
              onPrevious={steps.back}
            />
          </Stack>
        </form>
      </Card>
    </RegistrationContext>
  )
}
