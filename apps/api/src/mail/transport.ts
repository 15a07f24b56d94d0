/** Headers by name, each one line of ASCII. */
export type MailHeaders = Readonly<Record<string, string>>

/** A mail as it leaves, whichever way. */
export interface Mail {
  /** With its angle brackets. */
  readonly messageId: string
  readonly date: Date
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Beside those that every mail has. */
  readonly headers: MailHeaders
}

/** A way for mails to leave. Throws a DeliveryError where it can't; ends soon once the signal says so. */
export type Transport = (mail: Mail, signal: AbortSignal) => Promise<void>

/** Why a mail did not leave. Its message holds codes only: servers repeat addresses in their texts. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  /** There is no such recipient, so that another attempt would end the same way. */
  readonly isFinal: boolean

  constructor(message: string, options?: ErrorOptions & { readonly isFinal?: boolean }) {
    super(message, options)
    this.isFinal = options?.isFinal ?? false
  }
}
