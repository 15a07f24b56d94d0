/** The numbered documents; each kind has its own sequence. */
export const DOCUMENT_KINDS = ['invoice', 'receipt', 'credit note'] as const
/** A kind of numbered document. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

const PREFIXES: Readonly<Record<DocumentKind, string>> = {
  invoice: 'INV',
  receipt: 'REC',
  'credit note': 'CRN',
}

/** Formats the number of a document: `INV-2026-00001`; numbers of a year have no gaps. */
export const formatDocumentNumber = (kind: DocumentKind, year: number, sequence: number): string =>
  `${PREFIXES[kind]}-${year}-${String(sequence).padStart(5, '0')}`
