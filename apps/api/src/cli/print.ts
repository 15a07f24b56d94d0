import { escapeLines } from '#shared/printable.ts'

/** Prints lines with control characters escaped, since names may contain any. */
export const print = (text: string): void => void process.stdout.write(escapeLines(text))

/** Prints lines as `print` does, to stderr. */
export const printError = (text: string): void => void process.stderr.write(escapeLines(text))
