import { styled } from 'styled-components'
import { paths } from './paths.ts'

/** The name of an icon. */
export type IconName = keyof typeof paths

/** Every icon's name, in alphabetical order. */
export const iconNames = Object.keys(paths) as IconName[]

const Svg = styled.svg`
  flex: none;
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`

/** Props of `Icon`. */
export type IconProps = {
  /** Which icon. */
  name: IconName
  /** Its name for screen readers, only if no text beside it says the same. */
  label?: string
}

/** An icon in the text's colour, 1.25 times its size; hidden from screen readers unless it has a `label`. */
export function Icon({ name, label }: IconProps) {
  return label === undefined ? (
    <Svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </Svg>
  ) : (
    <Svg viewBox="0 0 24 24" role="img" aria-label={label}>
      <path d={paths[name]} />
    </Svg>
  )
}
