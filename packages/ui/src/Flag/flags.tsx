import type { ReactNode } from 'react'

/** A flag's proportions and its SVG shapes. */
export type FlagImage = { width: number; height: number; shapes: ReactNode }

/** The path of a five-pointed star, pointing up. */
const star = (x: number, y: number, radius: number): string =>
  `M${Array.from({ length: 5 }, (_, index) => {
    const angle = (index * 4 * Math.PI) / 5
    return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`
  }).join('L')}z`

const stars = (...points: [number, number, number][]): string =>
  points.map((point) => star(...point)).join('')

const solomonIslands: FlagImage = {
  width: 36,
  height: 18,
  shapes: (
    <>
      <path fill="#215b33" d="M0 0h36v18H0z" />
      <path fill="#0051ba" d="M0 0h36L0 18z" />
      <path stroke="#fcd116" strokeWidth="1.6" d="M0 18 36 0" />
      <path
        fill="#fff"
        d={stars([3, 3.2, 1.7], [9, 3.2, 1.7], [6, 5.8, 1.7], [3, 8.4, 1.7], [9, 8.4, 1.7])}
      />
    </>
  ),
}

const unionJack = (
  <>
    <path fill="#012169" d="M0 0h18v9H0z" />
    <path stroke="#fff" strokeWidth="1.8" d="m0 0 18 9M0 9l18-9" />
    <path stroke="#c8102e" strokeWidth=".7" d="m0 0 18 9M0 9l18-9" />
    <path stroke="#fff" strokeWidth="3" d="M9 0v9M0 4.5h18" />
    <path stroke="#c8102e" strokeWidth="1.8" d="M9 0v9M0 4.5h18" />
  </>
)

const fiji: FlagImage = {
  width: 36,
  height: 18,
  shapes: (
    <>
      <path fill="#68bfe5" d="M0 0h36v18H0z" />
      {unionJack}
      <path fill="#fff" d="M22.5 4h9v6.5q0 3.5-4.5 5q-4.5-1.5-4.5-5z" />
      <path fill="#ce1126" d="M22.5 4h9v3h-9zM26.4 7h1.2v8.5h-1.2zM22.5 10.4h9v1.1h-9z" />
      <path fill="#ffd100" d="M25 5.5h4v.7h-4z" />
      <path fill="#00732f" d="M24 8.2h1.2v1.4H24zM28.7 12.2h1.4v1.2h-1.4z" />
    </>
  ),
}

const papuaNewGuinea: FlagImage = {
  width: 24,
  height: 18,
  shapes: (
    <>
      <path d="M0 0h24v18H0z" />
      <path fill="#ce1126" d="M0 0h24v18z" />
      <path
        fill="#fff"
        d={stars([6, 9.6, 1.1], [3.2, 12.2, 1.1], [8.6, 12, 1.1], [6.9, 13.7, 0.7], [6, 16, 1.1])}
      />
      <path
        fill="#fcd116"
        d="M12.3 5.2q1.8-.5 2.8.5q.5-2.2 2.5-3.2q-.9 1.8-.2 3q1.6-1.5 3.9-.8q-1.9.6-2.3 1.9q1.5.6 1.8 2.6q-1.3-1.2-2.8-1.1q-.8 1.3-2.6 1q1-.8.6-1.9q-1.5.2-3.7-2z"
      />
    </>
  ),
}

const newCaledonia: FlagImage = {
  width: 36,
  height: 18,
  shapes: (
    <>
      <path fill="#009543" d="M0 0h36v18H0z" />
      <path fill="#ed4135" d="M0 0h36v12H0z" />
      <path fill="#0035ad" d="M0 0h36v6H0z" />
      <circle cx="12" cy="9" r="6" fill="#fae600" stroke="#000" strokeWidth=".5" />
      <path d="M12 3.2l.4 3.2 1.1.7-1.1.9.2.9 1.6 1.3-1.6 1.2.2 1.3-.5.7.3 1.5h-1.2l.3-1.5-.5-.7.2-1.3-1.6-1.2 1.6-1.3.2-.9-1.1-.9 1.1-.7z" />
    </>
  ),
}

const vanuatu: FlagImage = {
  width: 34,
  height: 18,
  shapes: (
    <>
      <path fill="#009543" d="M0 0h34v18H0z" />
      <path fill="#d21034" d="M0 0h34v9H0z" />
      <path stroke="#000" strokeWidth="4.6" d="M0 0 14.5 9 0 18M14 9h20" />
      <path fill="none" stroke="#fdce12" strokeWidth="1.3" d="M-1-.6 14.5 9-1 18.6M14 9h20" />
      <path d="M0 1.8 11.6 9 0 16.2z" />
      <path
        fill="none"
        stroke="#fdce12"
        strokeWidth=".9"
        d="M5.5 7.2a2.3 2.3 0 1 1-2.2.5M2.6 10.5l3.6-3.2M6 10.9 3.3 7.6"
      />
    </>
  ),
}

/** The five countries' flags by country code, simplified to be readable at 16 px. */
export const flags: ReadonlyMap<string, FlagImage> = new Map([
  ['sb', solomonIslands],
  ['fj', fiji],
  ['pg', papuaNewGuinea],
  ['nc', newCaledonia],
  ['vu', vanuatu],
])
