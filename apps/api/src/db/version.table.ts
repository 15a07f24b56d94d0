/** One row, raised by triggers at each change that the public can see. */
export interface PublicVersionTable {
  id: 1
  value: number
}
