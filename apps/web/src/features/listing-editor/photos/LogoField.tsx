import { REGISTRATION_LIMITS } from '@portal/domain/business'
import { Button, Cluster, Stack, Text, token, VisuallyHidden } from '@portal/ui'
import { useRef } from 'react'
import { styled } from 'styled-components'
import type { SectionProps } from '../sections/section.ts'
import { usePhotoUploads } from './usePhotoUploads.ts'

const Logo = styled.img`
  width: 6rem;
  height: 6rem;
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.raised};
  object-fit: contain;
`

/** The logo, which is shown on every plan once it is approved. */
export function LogoField({ form, values, getError, listing, uploads: pending }: SectionProps) {
  const input = useRef<HTMLInputElement>(null)
  const set = (url: string) => form.setValue('logo', url, { shouldDirty: true })
  const { uploads, error, add } = usePhotoUploads(listing.id, set)
  const message = error ?? getError('logo')
  return (
    <Stack gap={8}>
      <Text as="span">Logo</Text>
      {values.logo && <Logo src={values.logo} alt="Preview of the logo" />}
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          name="logo"
          aria-label="Logo file"
          tabIndex={-1}
          accept={REGISTRATION_LIMITS.photoTypes.join(',')}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            currentTarget.value = ''
            pending.track(add(files, 1))
          }}
        />
      </VisuallyHidden>
      <Cluster>
        <Button variant="secondary" busy={uploads.length > 0} onClick={() => input.current?.click()}>
          {values.logo ? 'Choose another logo' : 'Choose a logo'}
        </Button>
        {values.logo && (
          <Button variant="quiet" onClick={() => set('')}>
            Remove the logo
          </Button>
        )}
      </Cluster>
      {message && (
        <Text role="alert" tone="bad" size="small">
          {message}
        </Text>
      )}
    </Stack>
  )
}
