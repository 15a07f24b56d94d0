/** The transform that gives styled-components stable class names, as in the web app's build. */
export const styledComponents = {
  styledComponents: { ssr: true, minify: true, pure: true, displayName: true, fileName: false },
}
