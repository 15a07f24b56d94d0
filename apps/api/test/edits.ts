import type { BusinessEdit, EditableBusiness, Photo } from '@portal/domain/contract'
import type { LightMyRequestResponse as Response } from 'fastify'
import type { Transaction } from 'kysely'
import type * as v from 'valibot'
import type { Database } from '#db/database.ts'
import { readQueueCounts } from '#db/queue-counts.ts'
import {
  approveEdit,
  rejectEdit,
  type SubmittedEdit,
  requireEditedBusiness,
} from '#features/editing/edit-review.service.ts'
import { NOW, type TestApp } from './new-app.ts'

type Cookies = Record<string, string>

/** Reads a listing as its edit form begins for the signed-in person. */
export const readEditable = async (
  { get }: TestApp,
  cookies: Cookies,
  id: number,
): Promise<EditableBusiness> => (await get(`/api/businesses/${id}/edit`, cookies)).json<EditableBusiness>()

/** Sends an edit, by default of the current version. */
export async function edit(
  portal: TestApp,
  cookies: Cookies,
  id: number,
  fields: Partial<v.InferInput<typeof BusinessEdit>>,
): Promise<Response> {
  const version = fields.version ?? (await readEditable(portal, cookies, id)).version
  return portal.inject({
    method: 'PATCH',
    url: `/api/businesses/${id}`,
    payload: { ...fields, version },
    cookies,
  })
}

/** Adds a photo as a data URL; returns its URL. */
export async function addPhoto(
  { inject }: TestApp,
  cookies: Cookies,
  id: number,
  image: string,
): Promise<string> {
  const response = await inject({
    method: 'POST',
    url: `/api/businesses/${id}/photos`,
    payload: { image },
    cookies,
  })
  return response.json<Photo>().src
}

/** Counts pending edits. */
export const countWaitingEdits = async ({ store }: TestApp): Promise<number> =>
  (await readQueueCounts(store.read, ['edit'])).edit

async function findSubmitted(trx: Transaction<Database>, id: number): Promise<SubmittedEdit> {
  const { business, edit: submitted } = await requireEditedBusiness(trx, id)
  if (!submitted) throw new Error(`Business ${id} has no edit`)
  return { business, edit: submitted }
}

/** Approves the pending edit of a listing. */
export const approve = ({ store }: TestApp, id: number) =>
  store.write.transaction().execute(async (trx) => approveEdit(trx, await findSubmitted(trx, id), NOW))

/** Rejects the pending edit of a listing. */
export const reject = ({ store }: TestApp, id: number, note = 'Please say what you sell') =>
  store.write
    .transaction()
    .execute(async (trx) =>
      rejectEdit(trx, await findSubmitted(trx, id), { reason: 'incomplete', note }, NOW),
    )
