import { calls, type BusinessSummary, type Suggestion } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { toJson, toJsonBytes, type Json } from '#shared/json.ts'
import { publicRoute } from './public-route.ts'

const SUGGESTION: Suggestion = { label: 'Auki', href: '/search?q=Auki', kind: 'place' }

/** Only compiled, never run. */
function handlers(app: FastifyInstance, cards: Json<BusinessSummary[]>) {
  publicRoute(app, calls.suggest, {}, () => ({ json: toJson([]) }))
  publicRoute(app, calls.suggest, {}, async () => ({ json: toJsonBytes<Suggestion[]>([]) }))
  publicRoute(app, calls.listBusinesses, {}, () => ({ json: cards }))
  // @ts-expect-error -- cards are no suggestions
  publicRoute(app, calls.suggest, {}, () => ({ json: cards }))
  // @ts-expect-error -- nor are they so when they come later
  publicRoute(app, calls.suggest, {}, async () => ({ json: cards }))
  // @ts-expect-error -- a text that nobody has typed
  publicRoute(app, calls.suggest, {}, () => ({ json: '[]' }))
  // @ts-expect-error -- a text is for files
  publicRoute(app, calls.suggest, {}, () => ({ text: '[]', type: 'application/json' }))
  // @ts-expect-error -- a member that the contract hasn't got
  publicRoute(app, calls.suggest, {}, () => ({ json: toJson([{ ...SUGGESTION, id: 1 }]) }))
}

test('a handler can only return the JSON of its call', () => {
  expect(handlers).toBeTypeOf('function')
})
