/** The documents that are numbered, each kind in a row of its own. */
export const DOCUMENT_KINDS = ['invoice', 'receipt', 'credit note'] as const
/** A kind of numbered document. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

const PREFIXES: Readonly<Record<DocumentKind, string>> = {
  invoice: 'INV',
  receipt: 'REC',
  'credit note': 'CRN',
}

/** The number of a document: `INV-2026-00001`; a year’s numbers follow one another without a gap. */
export const formatDocumentNumber = (kind: DocumentKind, year: number, sequence: number): string =>
  `${PREFIXES[kind]}-${year}-${String(sequence).padStart(5, '0')}`
