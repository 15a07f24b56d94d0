import type { Svg } from './svg.ts'

/** The size of the slip, as a phone takes it. */
export const SLIP = { width: 900, height: 1200 } as const

const LINES = [
  ['Date', 'this week'],
  ['From', 'Kwaibala Radio Shop'],
  ['To', 'Pacific Business Portal (sample)'],
  ['Account', '000-SAMPLE-0001'],
  ['Amount', 'SBD 743.15'],
  ['Reference', 'PB-K4WB-7R'],
] as const

const text = (x: number, y: number, size: number, words: string, more = ''): Svg =>
  `<text x="${x}" y="${y}" font-family="DejaVu Sans, sans-serif" font-size="${size}" fill="#26323a"${more}>${words}</text>`

/** A slip of a bank transfer, made up and marked as a sample: what an owner photographs as proof of payment. */
export const drawSlip = (): Svg =>
  [
    `<rect width="${SLIP.width}" height="${SLIP.height}" fill="#8a6f54"/>`,
    `<g transform="rotate(-2 450 600)">`,
    `<rect x="90" y="90" width="720" height="1020" fill="#fbfaf5"/>`,
    `<rect x="90" y="90" width="720" height="130" fill="#2c6e7f"/>`,
    text(130, 170, 38, 'Sample Bank of Honiara', ' style="fill:#ffffff"'),
    text(130, 300, 32, 'Transfer receipt', ' font-weight="bold"'),
    ...LINES.flatMap(([label, value], row) => [
      text(130, 385 + row * 90, 24, label, ' opacity="0.7"'),
      text(130, 420 + row * 90, 30, value),
    ]),
    text(130, 1030, 30, 'SAMPLE: no bank made this', ' font-weight="bold" opacity="0.55"'),
    '</g>',
  ].join('')
