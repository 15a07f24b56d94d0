import type { Place } from '@portal/domain/place'
import { Button, Cluster, Field, Stack, Text, TextInput } from '@portal/ui'
import { useState } from 'react'
import { requestDevicePosition } from '#shared/actions/request-device-position.ts'
import type { SectionProps } from '../sections/section.ts'
import { PointMap } from './PointMap.tsx'
import { formatPoint, parsePoint } from './parse-point.ts'

/** Sets the point to where the device is. */
function UseMyLocation({ onFound }: { onFound: (point: string) => void }) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const request = async () => {
    setState('asking')
    const position = await requestDevicePosition()
    setState(position ? 'idle' : 'failed')
    if (position) onFound(formatPoint(position.coords))
  }
  return (
    <>
      <Button size="small" variant="secondary" busy={state === 'asking'} onClick={() => void request()}>
        {state === 'asking' ? 'Asking your device…' : 'Use my location'}
      </Button>
      {state === 'failed' && (
        <Text role="alert" size="small" tone="bad">
          Your device gave no location. Allow it in the browser’s settings, or press the place on the map.
        </Text>
      )}
    </>
  )
}

/** The point on the map: where the device is, by a click on the outline, by arrow keys, or by coordinates. */
export function PointField({ form, values, getError, place }: SectionProps & { place: Place }) {
  const set = (text: string) => form.setValue('point', text, { shouldDirty: true })
  return (
    <Stack gap={8}>
      <Text size="small" tone="soft">
        Are you at the business now? Use your location. Or press the place on the map.
      </Text>
      <Cluster>
        <UseMyLocation onFound={set} />
        {values.point !== '' && (
          <Button size="small" variant="secondary" onClick={() => set('')}>
            Remove the point
          </Button>
        )}
      </Cluster>
      <PointMap place={place} point={parsePoint(values.point)} onChange={(next) => set(formatPoint(next))} />
      <Field
        label="Coordinates"
        hint="As a map or a phone shows them: -9.43200, 159.95500 or 9°25.9′S 159°57.3′E."
        error={getError('point')}
      >
        <TextInput {...form.register('point')} />
      </Field>
    </Stack>
  )
}
