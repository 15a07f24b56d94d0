import getPort from 'get-port'
import { getStartCommand } from '../shared/app-process.ts'
import { startServer, type MeasuredServer } from '../shared/measured-server.ts'

/** The header of a visitor's call from the web server, which the API uses for its limits. */
export const VISITOR = { 'x-forwarded-for': '203.0.113.7' }

/** Starts a server of the API's calls on its own data folder, with the built API's production options. */
export async function startApiServer(
  script: string,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<MeasuredServer> {
  const port = await getPort()
  return startServer({
    options: getStartCommand('api').options,
    script,
    port,
    readyPath: '/api/businesses?limit=1',
    env: {
      DATA_DIR: dataDir,
      API_PORT: String(port),
      PORTAL_DEMO: '0',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SESSION_SECRET: 'the secret of a bench that nobody else can reach',
      // Logs each response, as in production.
      LOG_LEVEL: 'info',
      ...env,
    },
  })
}
