import type { Place } from '@portal/domain/place'
import { Button, Cluster, Field, Stack, TextInput } from '@portal/ui'
import type { SectionProps } from '../sections/section.ts'
import { PointMap } from './PointMap.tsx'
import { formatPoint, parsePoint } from './parse-point.ts'

/** The point on the map, by a click on the outline, by arrow keys, or by coordinates. */
export function PointField({ form, values, getError, place }: SectionProps & { place: Place }) {
  const set = (text: string) => form.setValue('point', text, { shouldDirty: true })
  return (
    <Stack gap={8}>
      <PointMap place={place} point={parsePoint(values.point)} onChange={(next) => set(formatPoint(next))} />
      <Field
        label="Coordinates"
        hint="As a map or a phone shows them: -9.43200, 159.95500 or 9°25.9′S 159°57.3′E."
        error={getError('point')}
      >
        <TextInput {...form.register('point')} />
      </Field>
      {values.point !== '' && (
        <Cluster>
          <Button size="small" variant="secondary" onClick={() => set('')}>
            Remove the point
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}
