/** Headers by name, each one line of ASCII. */
export type MailHeaders = Readonly<Record<string, string>>

/** A mail to send, whatever the transport. */
export interface Mail {
  /** With its angle brackets. */
  readonly messageId: string
  readonly date: Date
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Beside the headers that every mail has. */
  readonly headers: MailHeaders
}

/** Sends a mail. Throws a DeliveryError where it fails; ends soon after the signal aborts. */
export type Transport = (mail: Mail, signal: AbortSignal) => Promise<void>

/** Why a mail was not sent. Its message holds codes only: servers repeat addresses in their texts. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  /** The recipient does not exist: another attempt would fail in the same way. */
  readonly isFinal: boolean

  constructor(message: string, options?: ErrorOptions & { readonly isFinal?: boolean }) {
    super(message, options)
    this.isFinal = options?.isFinal ?? false
  }
}
