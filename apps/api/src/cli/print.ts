import { escapeLines } from '#shared/printable.ts'

/** Prints lines; what a terminal would act upon is written out, since names come from anybody. */
export const print = (text: string): void => void process.stdout.write(escapeLines(text))

/** Prints lines as `print` does, to the errors. */
export const printError = (text: string): void => void process.stderr.write(escapeLines(text))
