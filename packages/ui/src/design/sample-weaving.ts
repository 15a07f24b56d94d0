/** A pattern of crossing zig-zag lines, as a picture. */
export const weaving = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 640'><pattern id='a' width='24' height='28' patternUnits='userSpaceOnUse'><path fill='none' stroke='white' d='M0 26 12 4l12 22'/></pattern><path fill='url(#a)' d='M0 0h640v640H0z'/></svg>",
)}`
