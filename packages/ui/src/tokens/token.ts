import { surfaces, values, type ColorRole, type TokenGroup } from './values.ts'

/** `softInk` -> `soft-ink`. */
const toKebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** `--color-soft-ink`, `--space-16`. */
const getPropertyName = (group: string, name: string): string => `--${group}-${toKebabCase(name)}`

function references<Names extends string | number>(
  group: string,
  entries: Readonly<Record<Names, string>>,
): Readonly<Record<Names, string>> {
  const pairs = Object.keys(entries).map((name) => [name, `var(${getPropertyName(group, name)})`])
  return Object.fromEntries(pairs) as Record<Names, string>
}

function declarations(group: string, entries: Readonly<Record<string, string>>): string {
  return Object.entries(entries)
    .map(([name, value]) => `${getPropertyName(group, name)}:${value};`)
    .join('')
}

/**
 * Every token as the `var(...)` that reads it: `token.color.lagoon`, `token.space[16]`, `token.role.text`.
 * `role` depends on the surface (`data-surface`); the other groups are the same everywhere.
 */
export const token = {
  color: references('color', values.color),
  role: references('role', surfaces.paper),
  font: references('font', values.font),
  size: references('size', values.size),
  space: references('space', values.space),
  radius: references('radius', values.radius),
  shadow: references('shadow', values.shadow),
  duration: references('duration', values.duration),
  ease: references('ease', values.ease),
  target: references('target', values.target),
  measure: references('measure', values.measure),
  layer: references('layer', values.layer),
} as const satisfies Record<TokenGroup | 'role', object>

/** The CSS declarations of all tokens that do not depend on the surface. */
export const tokenDeclarations = (): string =>
  Object.entries(values)
    .map(([group, entries]) => declarations(group, entries))
    .join('')

/** The CSS declarations of a surface's roles. */
export const roleDeclarations = (roles: Readonly<Record<ColorRole, string>>): string =>
  declarations('role', roles)
