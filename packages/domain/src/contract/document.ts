import * as v from 'valibot'

/**
 * A text in sections. `lead` and `html` are safe HTML of headings, paragraphs, lists, tables, links and, where
 * administrators wrote them, pictures.
 */
export const Document = v.object({
  lead: v.string(),
  /** `id` is the section's anchor in the page. */
  sections: v.array(v.object({ id: v.string(), title: v.string(), html: v.string() })),
})
export type Document = v.InferOutput<typeof Document>
