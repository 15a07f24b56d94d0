import { countWords, EDIT_LIMITS } from '@portal/domain/business'
import { countCharacters } from '@portal/domain/shared'
import { Field, Stack, TextArea, TextLink } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'
import type { SectionProps } from './section.ts'

const toLines = (text: string): string[] => (text === '' ? [] : text.split('\n'))

/** What the business says of itself, and what it offers. */
export function TextsSection({ form, values, getError, listing }: SectionProps) {
  const words = countWords(values.description)
  const { words: max } = listing.limits
  const firstWrongTag = values.tags.map((_, position) => getError(`tags.${position}`)).find(Boolean)
  return (
    <Stack gap={16}>
      <Field
        label="Description"
        hint={
          <>
            {words} of {max} words.{' '}
            {words > max && <TextLink href={paths.pricing()}>See plans with more room</TextLink>}
          </>
        }
        error={getError('description')}
        counter={{ count: countCharacters(values.description), ...EDIT_LIMITS.description }}
        required
      >
        <TextArea rows={8} {...form.register('description')} />
      </Field>
      <Field
        label="What you offer"
        hint={`One thing on each line, in a few words: Fresh tuna. At most ${EDIT_LIMITS.tags}.`}
        error={getError('tags') ?? firstWrongTag}
      >
        <TextArea
          rows={4}
          name="tags"
          value={values.tags.join('\n')}
          onChange={(event) => form.setValue('tags', toLines(event.target.value), { shouldDirty: true })}
        />
      </Field>
    </Stack>
  )
}
