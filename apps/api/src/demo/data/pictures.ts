import { getCategorySlug } from '@portal/domain/business'
import { INDUSTRIES, PRODUCT_CATEGORIES } from '@portal/reference-data'
import * as v from 'valibot'
import { line, webAddress } from './fields.ts'

const CATEGORY_SLUGS = [...INDUSTRIES, ...PRODUCT_CATEGORIES].map(({ name }) => getCategorySlug(name))

const CategoryPictures = v.strictObject({
  /** Categories whose pictures also fit. */
  related: v.array(v.picklist(CATEGORY_SLUGS)),
  /** Files in `pictures/logos`, without extension. */
  logos: v.pipe(v.array(line), v.nonEmpty('Expected a logo')),
  /** Captions by file in `pictures`, without extension. */
  pictures: v.record(line, line),
})

/** `pictures.yaml`: the pictures, and the categories that may use them. */
export const Pictures = v.strictObject({
  /** Videos by the name of the business. */
  videos: v.record(line, webAddress),
  /** Files whose subject is in the middle; that of the others is in the lower half. */
  centred: v.array(line),
  categories: v.strictObject(v.entriesFromList(CATEGORY_SLUGS, CategoryPictures)),
})
export type Pictures = v.InferOutput<typeof Pictures>
