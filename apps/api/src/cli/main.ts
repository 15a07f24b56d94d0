import { Command } from 'commander'
import { setExitCode } from '#process/failure.ts'
import { adminCommand } from './admin.ts'
import { backupCommand } from './backup.ts'
import { clockCommand } from './clock.ts'
import { checkCommand } from './check.ts'
import { contentCommand } from './content.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'
import { jobsCommand } from './jobs.ts'
import { migrateCommand } from './migrate.ts'
import { moveCommand } from './move.ts'
import { newsletterCommand } from './newsletter.ts'
import { outboxCommand } from './outbox.ts'
import { photosCommand } from './photos.ts'
import { restoreCommand } from './restore.ts'
import { seedCommand } from './seed.ts'
import { trialsCommand } from './trials.ts'

// Files in DATA_DIR, and exports with owners' names, are readable by their user only.
process.umask(0o077)
// Whoever reads the output may have seen enough, as `head` has; the work goes on.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
const program = new Command('cli')
  .description(
    'Commands for whoever runs the portal. DATA_DIR names the folder with its database, or DATABASE_URL the server.',
  )
  .addCommand(adminCommand())
  .addCommand(backupCommand())
  .addCommand(checkCommand())
  .addCommand(clockCommand())
  .addCommand(contentCommand())
  .addCommand(importCommand())
  .addCommand(exportCommand())
  .addCommand(jobsCommand())
  .addCommand(migrateCommand())
  .addCommand(moveCommand())
  .addCommand(newsletterCommand())
  .addCommand(outboxCommand())
  .addCommand(photosCommand())
  .addCommand(restoreCommand())
  .addCommand(seedCommand())
  .addCommand(trialsCommand())

await program.parseAsync().catch(setExitCode)
