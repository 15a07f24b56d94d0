import * as v from 'valibot'
import {
  businessLicense,
  isPhoneOf,
  phoneMessageOf,
  registrationFields,
  type NewBusiness,
} from './new-business.ts'
import { unhidden } from './text.ts'

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
  phone: unhidden('Required'),
  businessLicense: businessLicense('Required'),
  acceptTerms: v.pipe(
    v.boolean(ACCEPT),
    v.check((accepted) => accepted, ACCEPT),
  ),
})

/**
 * The registration wizard's form under its own names, by the rules of the payload that it becomes. `province` holds a
 * province's code, or the code of a country without provinces; phone and license are '' when left out.
 */
export const ShopForm = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['province'], ['phone']],
      ({ province, phone }) => isPhoneOf(province, phone),
      ({ input }) => phoneMessageOf(input.province),
    ),
    ['phone'],
  ),
)
export type ShopForm = v.InferOutput<typeof ShopForm>

/** The payload of a filled form, its photos (the cover first) and the version of the terms that were accepted. */
export const newBusinessOf = (
  form: ShopForm,
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
