import { join } from 'node:path'
import type { Config } from '#config/config.ts'
import { createFileTransport } from './file-transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'
import type { Transport } from './transport.ts'

/** Creates the transport of a configuration: its SMTP server, or files in the data folder's `outbox`. */
export const createTransport = ({
  smtp,
  dataDir,
  contactEmail,
}: Pick<Config, 'smtp' | 'dataDir' | 'contactEmail'>): Transport =>
  smtp === null
    ? createFileTransport(join(dataDir, 'outbox'), contactEmail)
    : createSmtpTransport(smtp, contactEmail)
