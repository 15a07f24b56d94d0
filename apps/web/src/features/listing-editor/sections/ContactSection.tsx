import { GALLERY_PLAN } from '@portal/domain/plan'
import { Field, Stack, TextInput } from '@portal/ui'
import type { SectionProps } from './section.ts'

/** How the business is reached, and where else it is on the web. */
export const ContactSection = ({ form, errorOf }: SectionProps) => (
  <Stack gap={16}>
    <Field label="Phone" error={errorOf('phone')}>
      <TextInput type="tel" autoComplete="tel" {...form.register('phone')} />
    </Field>
    <Field label="Email" error={errorOf('email')}>
      <TextInput type="email" autoComplete="email" {...form.register('email')} />
    </Field>
    <Field label="Website" error={errorOf('website')}>
      <TextInput type="url" inputMode="url" {...form.register('website')} />
    </Field>
    <Field label="Facebook" error={errorOf('socialMedia.facebook')}>
      <TextInput type="url" inputMode="url" {...form.register('socialMedia.facebook')} />
    </Field>
    <Field label="Instagram" error={errorOf('socialMedia.instagram')}>
      <TextInput type="url" inputMode="url" {...form.register('socialMedia.instagram')} />
    </Field>
    <Field label="X" error={errorOf('socialMedia.twitter')}>
      <TextInput type="url" inputMode="url" {...form.register('socialMedia.twitter')} />
    </Field>
    <Field
      label="Video"
      hint={`The address of a video on YouTube or Vimeo, or of an MP4 or WebM file. ${GALLERY_PLAN.name} listings show it.`}
      error={errorOf('videoUrl')}
    >
      <TextInput type="url" inputMode="url" {...form.register('videoUrl')} />
    </Field>
  </Stack>
)
