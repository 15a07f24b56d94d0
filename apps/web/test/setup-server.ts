import { keepConsoleQuiet } from './quiet-console.ts'

keepConsoleQuiet()
