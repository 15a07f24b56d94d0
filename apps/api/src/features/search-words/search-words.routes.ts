import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { route } from '#http/routes/route.ts'
import {
  addSearchWords,
  changeSearchWords,
  deleteSearchWords,
  listSearchWords,
  previewSearchWords,
} from './search-words.service.ts'
import type { TrialSearch } from './trial-search.service.ts'

/** The words that administrators add to the vocabulary of searches. */
export function searchWordRoutes(app: FastifyInstance, context: AppContext, preview: TrialSearch): void {
  route(app, calls.listSearchWords, { access: 'admin' }, () => listSearchWords(context.store.read))

  route(app, calls.previewSearchWords, { access: 'admin' }, ({ query }) =>
    previewSearchWords(context, preview, query),
  )

  route(app, calls.addSearchWords, { access: 'admin', limits: ['writes'] }, ({ user, body }) =>
    addSearchWords(context, user.id, body),
  )

  route(app, calls.changeSearchWords, { access: 'admin', limits: ['writes'] }, ({ user, params, body }) =>
    changeSearchWords(context, { adminId: user.id, id: params.id }, body),
  )

  route(app, calls.deleteSearchWords, { access: 'admin', limits: ['writes'] }, ({ user, params }) =>
    deleteSearchWords(context, { adminId: user.id, id: params.id }),
  )
}
