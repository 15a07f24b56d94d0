/** The transform that gives styled-components stable class names, as the web's own build has it. */
export const styledComponents = {
  styledComponents: { ssr: true, minify: true, pure: true, displayName: true, fileName: false },
}
