import { parseReference } from '@portal/domain/shared'
import { useParams, useSearchParams } from 'react-router-dom'
import { isApiError } from '#shared/calls/api-error.ts'
import type { LoadContext, LoadOutcome, Screen } from '#shared/page/screen.ts'
import { ordersApi, type OrderIdentity } from './orders.api.ts'

/** The reference in capitals, as the API has it. */
const toReference = (text: string | undefined): string => (text ?? '').toUpperCase()

/** The order at an address; without an email address it is one of the signed-in person. */
export function useOrderIdentity(): OrderIdentity {
  const { reference } = useParams()
  const [query] = useSearchParams()
  return toIdentity(reference, query)
}

function toIdentity(reference: string | undefined, query: URLSearchParams): OrderIdentity {
  const email = query.get('email')?.trim() ?? ''
  return { reference: toReference(reference), ...(email !== '' && { email }) }
}

/** The email address in links between an order's pages. */
export const toEmailQuery = ({ email }: OrderIdentity): { email?: string } =>
  email === undefined ? {} : { email }

/** No order has this reference and address; a malformed address is handled like an unknown one. */
export const isUnknownOrder = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400)

/** Loads the order if the address has an email; otherwise it depends on the session, which only the browser knows. */
export async function loadOrder({ run, params, url }: LoadContext): Promise<LoadOutcome> {
  const identity = toIdentity(params.reference, url.searchParams)
  if (identity.email === undefined) return {}
  const { error } = await run(ordersApi.endpoints.getOrder.initiate(identity, { forceRefetch: true }))
  return { isPrivate: true, ...(isUnknownOrder(error) && { status: 404 }) }
}

/** An address without a valid reference is not found. Whether an order exists is only shown to those who may see it. */
export const guardOrder: NonNullable<Screen['guard']> = ({ params }) =>
  parseReference(params.reference ?? '') === null ? 'not-found' : undefined
