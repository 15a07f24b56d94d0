import { renderResourceFile } from './resource-file.ts'

type RenderInput = Parameters<typeof renderResourceFile>[0]

/** Words on a page of A4. */
const WORDS_PER_PAGE = 450

interface MeasurableResource extends Omit<RenderInput, 'slug'> {
  readonly slug?: string
  /** Its text without markup. */
  readonly body: string
}

/** How long a text is on pages of A4. */
export const countPages = (body: string): number =>
  Math.max(1, Math.ceil(body.split(/\s+/).length / WORDS_PER_PAGE))

/** The pages of a resource, and the bytes of the HTML file that it is downloaded as. */
export const measureResource = (
  { slug = '', ...resource }: MeasurableResource,
  site: string,
): { pages: number; size: number } => ({
  pages: countPages(resource.body),
  size: Buffer.byteLength(renderResourceFile({ ...resource, slug }, site)),
})
