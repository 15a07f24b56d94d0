/** A service that a website or a listing can be ordered with. */
export interface AddOn {
  readonly name: string
  /** Once, in the portal's currency. */
  readonly price: number
}

/** The four add-ons; also the additional services of the website quote. */
export const ADD_ONS = [
  { name: 'Logo design', price: 150 },
  { name: 'Professional photography', price: 300 },
  { name: 'E-commerce functionality', price: 500 },
  { name: 'Online booking system', price: 400 },
] as const satisfies readonly AddOn[]

/** The name of one of the four add-ons. */
export type AddOnName = (typeof ADD_ONS)[number]['name']
