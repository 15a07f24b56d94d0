import getPort from 'get-port'
import { startCommand } from '../shared/app-process.ts'
import { startServer, type MeasuredServer } from '../shared/measured-server.ts'

/** As the web server forwards a visitor's call: the API counts it for its limits. */
export const VISITOR = { 'x-forwarded-for': '203.0.113.7' }

/** Starts a server of the API's calls on a data folder of its own, with the options that the built API has in production. */
export async function startApiServer(
  script: string,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<MeasuredServer> {
  const port = await getPort()
  return startServer({
    options: startCommand('api').options,
    script,
    port,
    readyPath: '/api/businesses?limit=1',
    env: {
      DATA_DIR: dataDir,
      API_PORT: String(port),
      PORTAL_DEMO: '0',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SESSION_SECRET: 'the secret of a bench that nobody else can reach',
      // A line for each answer, as in production; nobody reads them here.
      LOG_LEVEL: 'info',
      ...env,
    },
  })
}
