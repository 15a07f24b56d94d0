import { describeVariables } from '@portal/server/environment'
import { Environment } from './environment.ts'

// Read by packages/checks, which makes docs/environment.md of it.
process.stdout.write(JSON.stringify(describeVariables(Environment)))
