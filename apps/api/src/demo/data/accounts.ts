import * as v from 'valibot'
import { LIFE_STAGES } from '../businesses/life-stages.ts'
import { email, line } from './fields.ts'

/** An account to sign in with; `businesses` are its businesses by name, with their stages. */
const DemoAccount = v.strictObject({
  email,
  firstName: line,
  lastName: line,
  isAdmin: v.optional(v.boolean(), false),
  businesses: v.optional(v.record(line, v.picklist(LIFE_STAGES)), {}),
})
export type DemoAccount = v.InferOutput<typeof DemoAccount>

/** `accounts.yaml`: the accounts and their common password. */
export const Accounts = v.strictObject({ password: line, accounts: v.array(DemoAccount) })
