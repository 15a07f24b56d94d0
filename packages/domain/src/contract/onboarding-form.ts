import * as v from 'valibot'
import { businessLicense, getPhoneError, registrationFields, type NewBusiness } from './new-business.ts'
import { phoneText } from './text.ts'

const { name, category, description, country, address, ownerName, email } = registrationFields

const ACCEPT = 'You must accept the terms and conditions'

const fields = v.object({
  shopName: name,
  category,
  description,
  province: country,
  cityTown: address,
  ownerName,
  email,
  phone: phoneText('Required'),
  businessLicense: businessLicense('Required'),
  acceptTerms: v.pipe(
    v.boolean(ACCEPT),
    v.check((accepted) => accepted, ACCEPT),
  ),
})

/**
 * The form of the onboarding wizard: its own field names, with the rules of `NewBusiness`. `province` is the code of a
 * province, or of a country without provinces; phone and license are '' when left out.
 */
export const OnboardingForm = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['province'], ['phone']],
      ({ province, phone }) => getPhoneError(province, phone) === null,
      ({ input }) => getPhoneError(input.province, input.phone) ?? '',
    ),
    ['phone'],
  ),
)
export type OnboardingForm = v.InferOutput<typeof OnboardingForm>

/** Creates the payload from a valid form, its photos (the cover first) and the version of the accepted terms. */
export const toNewBusiness = (
  form: OnboardingForm,
  images: readonly string[],
  termsVersion: string,
): v.InferInput<typeof NewBusiness> => ({
  name: form.shopName,
  description: form.description,
  category: form.category,
  country: form.province,
  address: form.cityTown,
  email: form.email,
  ...(form.phone !== '' && { phone: form.phone }),
  images: [...images],
  ownerName: form.ownerName,
  ...(form.businessLicense !== '' && { businessLicense: form.businessLicense }),
  termsVersion: termsVersion as v.InferInput<typeof NewBusiness>['termsVersion'],
})
