/** Why a case is left out. */
export class Skip extends Error {
  override readonly name = 'Skip'
}
