import { GALLERY_PLAN } from '@portal/domain/plan'
import { Field, Stack, TextInput } from '@portal/ui'
import type { SectionProps } from './section.ts'

/** How to reach the business, and where else it is on the web. */
export const ContactSection = ({ form, getError }: SectionProps) => (
  <Stack gap={16}>
    <Field label="Phone" error={getError('phone')}>
      <TextInput type="tel" autoComplete="tel" {...form.register('phone')} />
    </Field>
    <Field label="Email" error={getError('email')}>
      <TextInput type="email" autoComplete="email" {...form.register('email')} />
    </Field>
    <Field label="Website" error={getError('website')}>
      <TextInput type="url" inputMode="url" {...form.register('website')} />
    </Field>
    <Field label="Facebook" error={getError('socialMedia.facebook')}>
      <TextInput type="url" inputMode="url" {...form.register('socialMedia.facebook')} />
    </Field>
    <Field label="Instagram" error={getError('socialMedia.instagram')}>
      <TextInput type="url" inputMode="url" {...form.register('socialMedia.instagram')} />
    </Field>
    <Field label="X" error={getError('socialMedia.twitter')}>
      <TextInput type="url" inputMode="url" {...form.register('socialMedia.twitter')} />
    </Field>
    <Field
      label="Video"
      hint={`The address of a video on YouTube or Vimeo, or of an MP4 or WebM file. ${GALLERY_PLAN.name} listings show it.`}
      error={getError('videoUrl')}
    >
      <TextInput type="url" inputMode="url" {...form.register('videoUrl')} />
    </Field>
  </Stack>
)
