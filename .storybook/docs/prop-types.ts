import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { values } from '../../packages/ui/src/tokens/values.ts'

/** A prop as react-docgen describes it. */
export interface DocumentedProp {
  readonly required?: boolean
  readonly description?: string
  readonly tsType?: {
    readonly name: string
    readonly raw?: string
    readonly elements?: readonly { readonly value?: string }[]
  }
  readonly defaultValue?: { readonly value: string }
}

/** The props of a component by name, as react-docgen attaches them to it. */
export const getProps = (component: unknown): Readonly<Record<string, DocumentedProp>> =>
  (component as Record<string, { props?: Record<string, DocumentedProp> }> | undefined)?.['__docgenInfo']
    ?.props ?? {}

/** The full type of a prop: `'small' | 'large'` instead of "union". */
export const formatType = ({ tsType }: DocumentedProp): string =>
  (tsType?.raw?.startsWith('keyof typeof') === true
    ? (tsType.elements?.map(({ value }) => value).join(' | ') ?? '')
    : (tsType?.raw ?? tsType?.name ?? '')
  )
    // react-docgen can’t read read-only lists.
    .replace(/^unknown$/, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')

/** Steps of the space scale, which react-docgen can’t resolve. */
const steps = Object.keys(values.space).map(Number)

/** What the table shows for a prop instead of Storybook’s default. */
function describe(name: string, prop: DocumentedProp) {
  const type = formatType(prop)
  if (name === 'gap')
    return { options: steps, control: { type: 'select' as const }, type: { summary: steps.join(' | ') } }
  // Only texts, numbers and choices can be typed into a field.
  const isPlain = !/ElementType|Ref<|=>|ReactElement|readonly /.test(type)
  return { ...(!isPlain && { control: false as const }), type: { summary: type } }
}

/** Writes the types of a story’s props in full, and offers controls only where they can be used. */
export const writeTypesInFull: ArgTypesEnhancer = ({ component, argTypes }) => {
  const props = getProps(component)
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const prop = props[name]
      if (prop?.tsType === undefined) return [name, argType]
      const { type, ...control } = describe(name, prop)
      return [
        name,
        { ...argType, ...control, table: { ...argType.table, type: type.summary === '' ? undefined : type } },
      ]
    }),
  )
}
writeTypesInFull.secondPass = true
