/** The families of the heading font and its system fallbacks; `createHeadingFontFaces` declares them. */
export const headingFamily = {
  own: 'Bricolage Grotesque',
  android: 'Heading A',
  desktop: 'Heading B',
  linux: 'Heading C',
} as const

/**
 * The design tokens' values. Everything else reads them as CSS custom properties through `token`. Lengths are in rem,
 * so that they follow the user's font size; keys of `size` and `space` are in px (size 14 is 14.5; 32 and above shrink
 * on phones).
 */
export const values = {
  color: {
    ink: '#0f2536',
    softInk: '#4a6072',
    paper: '#fffdf8',
    white: '#ffffff',
    sand: '#f6efe2',
    line: '#e5dcc9',
    ocean: '#083a5b',
    deep: '#052940',
    lagoon: '#08756f',
    lagoonDark: '#065c57',
    lagoonTint: '#e3f1ee',
    reef: '#d8442a',
    reefFill: '#cf3f26',
    reefDark: '#ad311b',
    danger: '#b3261e',
    dangerTint: '#fcebe7',
    dangerDeep: '#8f1d16',
    sun: '#f3b23c',
    sunDark: '#8a5300',
    sunTint: '#fff2dc',
    sunLine: '#efd7a5',
    leaf: '#2b7a4b',
    leafDark: '#1d6039',
    leafTint: '#e2f1e7',
    blue: '#14508f',
    blueTint: '#dcebfb',
    orange: '#8f3f00',
    orangeTint: '#ffe4c4',
    veil: 'rgb(3 32 47 / 0.6)',
    clay: '#8a4a2a',
    indigo: '#234f7a',
    plum: '#6d3f63',
    gold: '#85601a',
  },
  font: {
    display: `${Object.values(headingFamily)
      .map((family) => `'${family}'`)
      .join(', ')}, var(--font-body)`,
    body: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
  },
  size: {
    13: '0.8125rem',
    14: '0.90625rem',
    16: '1rem',
    18: '1.125rem',
    20: '1.25rem',
    24: '1.5rem',
    32: 'clamp(1.5rem, 1.25rem + 1.2vw, 2rem)',
    44: 'clamp(1.75rem, 1.2rem + 2.2vw, 2.75rem)',
    56: 'clamp(2rem, 1.2rem + 3.4vw, 3.5rem)',
  },
  space: {
    4: '0.25rem',
    8: '0.5rem',
    12: '0.75rem',
    16: '1rem',
    24: '1.5rem',
    32: '2rem',
    48: '3rem',
    64: '4rem',
  },
  radius: { control: '0.625rem', card: '1rem', pill: '62rem' },
  shadow: { float: '0 0.75rem 2.5rem rgb(5 41 64 / 0.22)' },
  duration: { fast: '120ms', slow: '200ms' },
  ease: { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  target: { min: '2.75rem' },
  measure: { text: '70ch', page: '72rem', wide: '90rem', narrow: '44rem' },
  layer: { sticky: '10', menu: '20', dialog: '30', toast: '40' },
} as const

/** A group of tokens, such as `color` or `space`. */
export type TokenGroup = keyof typeof values

const paper = {
  text: values.color.ink,
  textSoft: values.color.softInk,
  surface: values.color.paper,
  raised: values.color.white,
  sunken: values.color.sand,
  line: values.color.line,
  control: '#788da0',
  action: values.color.lagoon,
  actionHover: values.color.lagoonDark,
  focus: values.color.lagoon,
  chosen: values.color.ocean,
  onChosen: values.color.white,
  star: values.color.sunDark,
  good: values.color.leaf,
  bad: values.color.danger,
} as const

const deep = {
  text: values.color.white,
  textSoft: '#bed5e0',
  surface: values.color.deep,
  raised: 'rgb(255 255 255 / 0.1)',
  sunken: '#03202f',
  line: 'rgb(255 255 255 / 0.2)',
  control: 'rgb(255 255 255 / 0.5)',
  action: '#86dcd2',
  actionHover: '#b6f0e8',
  focus: values.color.sun,
  chosen: values.color.white,
  onChosen: values.color.ocean,
  star: values.color.sun,
  good: '#a4e3b6',
  bad: '#ffb4a6',
} as const satisfies Record<keyof typeof paper, string>

/** The roles' colours on each surface: `data-surface="paper"` (the page) or `"deep"`. */
export const surfaces = { paper, deep } as const

/** A background that content is placed on. */
export type Surface = keyof typeof surfaces

/** What a colour is used for on any surface: text, borders, actions, the focus ring, the selected state. */
export type ColorRole = keyof typeof paper
