import * as v from 'valibot'
import { MAX_SAVES } from '../business/list-options.ts'
import { BusinessSummary } from './business.ts'
import { defineCall, errorResponses } from './call.ts'
import { body, Id, listOf, NoContent, PathId, wholeNumber } from './shared.ts'

const SAVES_MESSAGE = 'Expected a list of ids of businesses'

/** A page of the caller’s saves. */
export const SavesQuery = v.object({
  limit: v.optional(wholeNumber(1, 100)),
  page: v.optional(wholeNumber(1, 10_000)),
})
export type SavesQuery = v.InferOutput<typeof SavesQuery>

/** Signed-in people. Public ones only, which `X-Total-Count` counts. */
export const listSaves = defineCall({
  method: 'GET',
  path: '/api/saves',
  summary: 'The user’s saved businesses, last saved first',
  tag: 'saves',
  query: SavesQuery,
  responses: { 200: v.array(BusinessSummary), ...errorResponses(400, 401, 429) },
})

/** Signed-in people. Includes businesses that are no longer public. */
export const listSavedIds = defineCall({
  method: 'GET',
  path: '/api/saves/ids',
  summary: 'The ids of the user’s saved businesses, last saved first',
  tag: 'saves',
  responses: { 200: v.array(Id), ...errorResponses(401, 429) },
})

/** Signed-in people. 404: there is no such public business; 409: the limit of saves is reached. */
export const saveBusiness = defineCall({
  method: 'PUT',
  path: '/api/saves/:businessId',
  summary: 'Save a business; a repeat changes nothing',
  tag: 'saves',
  params: v.object({ businessId: PathId }),
  responses: { 204: NoContent, ...errorResponses(401, 403, 404, 409, 429, 503) },
})

/** Signed-in people. */
export const unsaveBusiness = defineCall({
  method: 'DELETE',
  path: '/api/saves/:businessId',
  summary: 'Remove a saved business; a repeat changes nothing',
  tag: 'saves',
  params: v.object({ businessId: PathId }),
  responses: { 204: NoContent, ...errorResponses(401, 403, 404, 429, 503) },
})

/** Businesses saved on a device, the last saved first. */
export const DeviceSaves = body({
  businessIds: listOf(v.pipe(v.number(SAVES_MESSAGE), v.integer(SAVES_MESSAGE)), MAX_SAVES, {
    none: SAVES_MESSAGE,
    tooMany: `At most ${MAX_SAVES} businesses can be saved`,
  }),
})

/** Signed-in people. Skips businesses that are not public or beyond the limit. */
export const mergeSaves = defineCall({
  method: 'POST',
  path: '/api/saves',
  summary: 'Add businesses saved on a device before signing in',
  tag: 'saves',
  body: DeviceSaves,
  responses: { 204: NoContent, ...errorResponses(400, 401, 403, 415, 429, 503) },
})
