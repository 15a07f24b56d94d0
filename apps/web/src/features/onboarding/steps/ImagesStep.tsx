import { GALLERY_PLAN } from '@portal/domain/plan'
import { formatMoney } from '@portal/domain/shared'
import { Heading, Stack, Text, token, useToast } from '@portal/ui'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import type { BusinessStepProps } from '../business-form.ts'
import { PhotoField } from '../photos/PhotoField.tsx'
import { PhotosToAttach } from '../photos/PhotosToAttach.tsx'
import { useLikelyDuplicates } from '../useLikelyDuplicates.ts'

const Tips = styled.ul`
  display: grid;
  gap: ${token.space[4]};
  padding-left: 1.2em;
  color: ${token.role.textSoft};
`

/** Photos, which are optional. */
export function ImagesStep({ values }: BusinessStepProps) {
  const { clear } = useToast()
  // What was wrong with a file is no news in another step.
  useEffect(() => () => clear(Date.now()), [clear])
  // The next step shows them above its box: found by then, they don't move it.
  useLikelyDuplicates(values)
  return (
    <Stack gap={16}>
      <Text>
        On the free trial, visitors see your first photo, the cover. {GALLERY_PLAN.name} (
        {formatMoney(GALLERY_PLAN.price)} a year) shows all of them.
      </Text>
      <PhotosToAttach />
      <PhotoField />
      <Stack gap={8}>
        <Heading level={3} size="small">
          Image tips
        </Heading>
        <Tips>
          <li>Begin with the front of your shop or your best product: the first photo is the cover.</li>
          <li>Take them in daylight, and hold the phone sideways: listings show wide photos best.</li>
          <li>Show what you sell close up; leave out text and logos, which are too small to read.</li>
          <li>Ask people before you show them in a photo.</li>
        </Tips>
      </Stack>
    </Stack>
  )
}
