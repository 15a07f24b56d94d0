import * as v from 'valibot'
import { defineCall, errorResponses } from './call.ts'
import { IdOrSlug } from './shared.ts'
import { SubmissionReceipt } from './submission-fields.ts'

type Schema = v.GenericSchema

/**
 * Defines the call that lists one kind of content. Everybody; `X-Total-Count` counts all that match, `Link` leads to the
 * next page.
 */
export const defineContentList = <
  const Path extends `/api/${string}`,
  const Query extends Schema,
  const Item extends Schema,
>(
  path: Path,
  summary: string,
  query: Query,
  item: Item,
) =>
  defineCall({
    method: 'GET',
    path,
    summary,
    tag: 'content',
    query,
    responses: { 200: v.array(item), ...errorResponses(400, 429) },
  })

/** Defines the call that returns one item of a kind of content by slug or id. Everybody; 404: there is none. */
export const defineContentDetail = <
  const Path extends `/api/${string}/:idOrSlug`,
  const Detail extends Schema,
>(
  path: Path,
  summary: string,
  detail: Detail,
) =>
  defineCall({
    method: 'GET',
    path,
    summary,
    tag: 'content',
    params: v.object({ idOrSlug: IdOrSlug }),
    responses: { 200: detail, ...errorResponses(404, 429) },
  })

/**
 * Defines the call that submits an item of a kind of content. Everybody, limited; it is queued for review, and the
 * submitter gets an email.
 */
export const defineContentSubmission = <const Path extends `/api/${string}`, const Body extends Schema>(
  path: Path,
  summary: string,
  body: Body,
) =>
  defineCall({
    method: 'POST',
    path,
    summary,
    tag: 'content',
    body,
    responses: { 201: SubmissionReceipt, ...errorResponses(400, 403, 409, 415, 429, 503) },
  })
