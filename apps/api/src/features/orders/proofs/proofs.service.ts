import type { NewProof, Order } from '@portal/domain/contract'
import { ORDER_LIMITS } from '@portal/domain/order'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { decodeSentImages, type SentPhoto } from '#media/decode-sent-images.ts'
import { toSingleImageProblem, createInvalidPhotoProblem } from '#media/photo-errors.ts'
import { deleteUnusedPhotos, storePhotos } from '#media/photos.service.ts'
import { Problem } from '#shared/problem.ts'
import { enqueueProofMail } from '../order-mails.ts'
import { updateOrder } from '../orders.repository.ts'
import { describeOrder, type OrdersContext } from '../orders.service.ts'
import type { OrderRow } from '../orders.table.ts'
import { requireOwnOrder, type OrderRequester } from '../ordering/own-orders.service.ts'
import { findProofs, insertProof } from './proofs.repository.ts'

/** Stores a picture of a payment and notifies the administrators. The same bytes again change nothing. */
export async function addProof(
  context: OrdersContext,
  requester: OrderRequester,
  { image, note }: Pick<NewProof, 'image' | 'note'>,
): Promise<Order> {
  const { store } = context
  const order = await requireOwnOrder(store.read, requester)
  try {
    const [sent] = decodeSentImages([image])
    if (!sent || !('bytes' in sent)) throw createInvalidPhotoProblem(0, 'type')
    if (await isKnown(store.read, order, sent)) return await describeOrder(context, store.read, order)
    // Before decoding, which costs a second of a core.
    await requireOpen(store.read, order)
    return await storeProof(context, requester, { sent, note: note || null, owner: order.user_id })
  } catch (error) {
    throw toSingleImageProblem(error)
  }
}

interface Proof {
  readonly sent: SentPhoto
  readonly note: string | null
  /** The buyer's account. */
  readonly owner: number | null
}

async function storeProof(
  context: OrdersContext,
  requester: OrderRequester,
  { sent, note, owner }: Proof,
): Promise<Order> {
  const stored = await storePhotos(context, [sent], { account: owner })
  try {
    return await context.store.write.transaction().execute(async (trx) => {
      const [picture] = stored
      if (!picture) throw new Error('A proof was stored without a name')
      const order = await requireOwnOrder(trx, requester)
      if (await isKnown(trx, order, sent)) return describeOrder(context, trx, order)
      await requireOpen(trx, order)
      const at = context.now()
      await insertProof(trx, {
        order_id: order.id,
        name: picture.name,
        sha256: Buffer.from(sent.sha256, 'hex'),
        note,
        at,
      })
      const row = await updateOrder(trx, order.id, { waiting_proof_at: order.waiting_proof_at ?? at })
      await enqueueProofMail(trx, context, row, note)
      return describeOrder(context, trx, row)
    })
  } finally {
    await deleteUnusedPhotos(context, stored)
  }
}

async function isKnown(db: Kysely<Database>, { id }: OrderRow, { sha256 }: SentPhoto): Promise<boolean> {
  const proofs = await findProofs(db, id)
  return proofs.some((proof) => proof.sha256.toString('hex') === sha256)
}

async function requireOpen(db: Kysely<Database>, { id, status }: OrderRow): Promise<void> {
  if (status === 'paid') throw new Problem('conflict', 'This order is already paid. Thank you')
  if (status !== 'open') throw new Problem('conflict', `This order is ${status}, so there is nothing to pay`)
  if ((await findProofs(db, id)).length >= ORDER_LIMITS.proofs)
    throw new Problem(
      'conflict',
      `We have ${ORDER_LIMITS.proofs} pictures for this order and can’t take more. Please write to us instead`,
    )
}
