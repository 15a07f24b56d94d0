import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { Directory } from '#features/businesses/businesses.service.ts'
import { route } from '#http/route.ts'
import { industriesView } from './industries.view.ts'

export function industries(app: FastifyInstance, directory: Directory): void {
  route(app, calls.listIndustries, { access: 'public' }, ({ query, request, reply }) =>
    app.answerPublicly(request, reply, {}, (at) => ({
      json: JSON.stringify(industriesView(query, directory.census(at))),
    })),
  )
}
