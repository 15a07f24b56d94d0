/** The reason to skip a case. */
export class Skip extends Error {
  override readonly name = 'Skip'
}
