import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import type { SectionProps } from '../sections/section.ts'
import { PointField } from './PointField.tsx'

function Edited() {
  const form = useForm({ defaultValues: { point: '' } })
  const values = useWatch({ control: form.control })
  const props = { form, values, getError: () => undefined } as unknown as SectionProps
  return <PointField {...props} place={{ country: 'sb', province: 'malaita' }} />
}

const answer = (locate: (success: PositionCallback, failure: () => void) => void) =>
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: locate },
    configurable: true,
  })

afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'))

test('the device’s location becomes the point, and a refusal says what else to do', async () => {
  const user = userEvent.setup()
  answer((_, refuse) => refuse())
  render(<Edited />)
  await user.click(screen.getByRole('button', { name: 'Use my location' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/gave no location.*press the place on the map/)
  answer((succeed) =>
    succeed({ coords: { latitude: -8.768, longitude: 160.697 } } as unknown as GeolocationPosition),
  )
  await user.click(screen.getByRole('button', { name: 'Use my location' }))
  expect(await screen.findByDisplayValue('-8.76800, 160.69700')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
