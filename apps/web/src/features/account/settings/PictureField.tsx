import { REGISTRATION_LIMITS } from '@portal/domain/business'
import { Avatar, Button, Cluster, Dropzone, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { getFieldErrors } from '#shared/calls/api-error.ts'
import { preparePhoto } from '#shared/photos/prepare-photo.ts'
import { usePhotoPrompt } from '#shared/photos/usePhotoPrompt.ts'
import { describeRefusal } from '../refusal.ts'
import { useSetPictureMutation, type Account } from '../settings.api.ts'

/** The picture of the account, replaced and removed at once. */
export function PictureField({ account }: { account: Account }) {
  const [save, { isLoading }] = useSetPictureMutation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const prompt = usePhotoPrompt('Drop a photo here or browse', 'Take or choose a photo')
  const { profileImageUrl: url, firstName, lastName } = account
  const send = async (image: string | null, success: string) => {
    const { error } = await save(image)
    const fieldError = getFieldErrors(error).image
    setRefusal(error ? (fieldError ?? describeRefusal(error)) : null)
    setDone(error ? null : success)
  }
  const choose = async (file: File | undefined) => {
    if (!file) return
    setDone(null)
    const prepared = await preparePhoto(file)
    if ('refusal' in prepared) setRefusal(prepared.refusal)
    else await send(prepared.image, 'Your picture is saved.')
  }
  return (
    <Stack gap={12}>
      <Cluster gap={16}>
        <Avatar name={`${firstName} ${lastName}`} src={url} size="large" />
        <Text>
          {url ? 'Shown beside your reviews and in the menu.' : 'No picture yet: your initials are shown.'}
        </Text>
      </Cluster>
      <Dropzone
        label={isLoading ? 'Saving…' : prompt}
        hint="JPG, PNG or WebP, 5MB at most. We make it smaller before sending, and crop it to a square."
        accept={REGISTRATION_LIMITS.photoTypes.join(',')}
        error={refusal ?? undefined}
        unavailable={isLoading}
        onFiles={([file]) => void choose(file)}
      />
      {url && (
        <Cluster>
          <Button
            variant="secondary"
            busy={isLoading}
            onClick={() => void send(null, 'Your picture is removed.')}
          >
            Remove the picture
          </Button>
        </Cluster>
      )}
      {done !== null && (
        <Text role="status" tone="good">
          {done}
        </Text>
      )}
    </Stack>
  )
}
