import * as v from 'valibot'
import { LIFE_STAGES } from '../businesses/life-stages.ts'
import { email, line } from './fields.ts'

/** Whom one signs in as; `businesses` are theirs by name, each with the stage that it is at. */
const DemoAccount = v.strictObject({
  email,
  firstName: line,
  lastName: line,
  isAdmin: v.optional(v.boolean(), false),
  businesses: v.optional(v.record(line, v.picklist(LIFE_STAGES)), {}),
})
export type DemoAccount = v.InferOutput<typeof DemoAccount>

/** `accounts.yaml`: the accounts and the password of them all. */
export const Accounts = v.strictObject({ password: line, accounts: v.array(DemoAccount) })
