import { describeVariables } from '@portal/server/environment'
import { Environment } from './environment.ts'

// packages/checks generates docs/environment.md from this output.
process.stdout.write(JSON.stringify(describeVariables(Environment)))
