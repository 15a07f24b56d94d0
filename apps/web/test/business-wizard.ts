import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Input for the wizard up to its last step. */
export const BUSINESS = {
  shopName: 'Kokonut Oil Cooperative',
  category: 'Food & Beverages',
  description: 'We press coconut oil by hand in Auki and sell it in bottles and drums.',
  province: 'malaita',
  cityTown: 'Auki',
  ownerName: 'Mele Talo',
  email: 'mele@kokonut.test',
  phone: '',
  businessLicense: '',
} as const

type Entered = { -readonly [Name in keyof typeof BUSINESS]: string }

/** Presses Next once it is enabled: the step opens when the draft's owner is known. */
async function next(user: UserEvent) {
  const button = screen.getByRole('button', { name: 'Next' })
  await waitFor(() => {
    if (button.ariaDisabled !== null) throw new Error('Next is disabled')
  })
  await user.click(button)
}

/** Pastes a long text: each key would be an event of its own. */
async function enter(user: UserEvent, label: RegExp, text: string) {
  if (text === '') return
  await user.click(await screen.findByLabelText(label))
  await user.paste(text)
}

/** Fills the wizard step by step and stops on its last one. */
export async function fillWizard(user: UserEvent, own: Partial<Entered> = {}): Promise<void> {
  const shop: Entered = { ...BUSINESS, ...own }
  await enter(user, /^Shop name/, shop.shopName)
  await user.selectOptions(screen.getByLabelText(/^Category/), shop.category)
  await enter(user, /^Description/, shop.description)
  await next(user)
  await screen.findByRole('heading', { name: 'Location' })
  await user.selectOptions(screen.getByLabelText(/^Province/), shop.province)
  await enter(user, /^City\/Town/, shop.cityTown)
  await next(user)
  await enter(user, /^Owner name/, shop.ownerName)
  await enter(user, /^Email/, shop.email)
  await enter(user, /^Phone/, shop.phone)
  await enter(user, /^Business license/, shop.businessLicense)
  await next(user)
  await screen.findByRole('heading', { name: 'Images' })
  await next(user)
  await screen.findByRole('heading', { name: 'Terms' })
}

/** Accepts the terms and sends. */
export async function submitWizard(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('checkbox', { name: /accept the terms/ }))
  await user.click(screen.getByRole('button', { name: 'Submit for Review' }))
}
