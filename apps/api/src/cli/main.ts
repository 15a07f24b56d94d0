import { Command } from 'commander'
import { exitWithError } from '#process/failure.ts'
import { createAdminCommand } from './admin.ts'
import { createBackupCommand } from './backup.ts'
import { createClockCommand } from './clock.ts'
import { createCheckCommand } from './check.ts'
import { createContentCommand } from './content.ts'
import { createExportCommand } from './export.ts'
import { createImportCommand } from './import.ts'
import { createJobsCommand } from './jobs.ts'
import { createMigrateCommand } from './migrate.ts'
import { createMoveCommand } from './move.ts'
import { createNewsletterCommand } from './newsletter.ts'
import { createOutboxCommand } from './outbox.ts'
import { createPhotosCommand } from './photos.ts'
import { createRestoreCommand } from './restore.ts'
import { createSeedCommand } from './seed.ts'
import { createTrialsCommand } from './trials.ts'

// Files in DATA_DIR, and exports with owners' names, are readable by their user only.
process.umask(0o077)
// A reader such as `head` may close the pipe; the command continues.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
const program = new Command('cli')
  .description(
    'Commands for whoever runs the portal. DATA_DIR names the folder with its database, or DATABASE_URL the server.',
  )
  .addCommand(createAdminCommand())
  .addCommand(createBackupCommand())
  .addCommand(createCheckCommand())
  .addCommand(createClockCommand())
  .addCommand(createContentCommand())
  .addCommand(createImportCommand())
  .addCommand(createExportCommand())
  .addCommand(createJobsCommand())
  .addCommand(createMigrateCommand())
  .addCommand(createMoveCommand())
  .addCommand(createNewsletterCommand())
  .addCommand(createOutboxCommand())
  .addCommand(createPhotosCommand())
  .addCommand(createRestoreCommand())
  .addCommand(createSeedCommand())
  .addCommand(createTrialsCommand())

await program.parseAsync().catch(exitWithError)
