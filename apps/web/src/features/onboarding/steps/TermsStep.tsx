import { TRIAL } from '@portal/domain/plan'
import { Alert, Checkbox, Stack } from '@portal/ui'
import { AccountHint } from '../components/AccountHint.tsx'
import { Duplicates } from '../components/Duplicates.tsx'
import { TermsText } from '../components/TermsText.tsx'
import { PhotoField } from '../photos/PhotoField.tsx'
import { PhotosToAttach } from '../photos/PhotosToAttach.tsx'
import { useOnboarding } from '../onboarding-context.ts'
import type { BusinessStepProps } from '../business-form.ts'

/** The terms to accept; photos of a draft can be attached again here too. */
export function TermsStep({ form, values, getError }: BusinessStepProps) {
  const { photos } = useOnboarding()
  return (
    <Stack gap={16}>
      <PhotosToAttach />
      {photos.wanted.length > 0 && <PhotoField />}
      <Duplicates form={values} />
      <TermsText />
      <Checkbox
        label="I have read and accept the terms and conditions"
        error={getError('acceptTerms')}
        required
        {...form.register('acceptTerms')}
      />
      <Alert tone="success" title={`Free for ${TRIAL.days} days.`}>
        The {TRIAL.days}-day free trial begins when your listing is approved. No card is needed, and there is
        no automatic renewal.
      </Alert>
      <AccountHint isLast losesPhotos={!photos.isKept && photos.items.some(({ kind }) => kind === 'new')} />
    </Stack>
  )
}
