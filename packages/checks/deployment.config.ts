import { defineConfig } from 'vitest/config'

/** Tests of deployment: images, systemd units, proxies. They need root and the programs of `install-tools.ts`. */
export default defineConfig({
  test: {
    include: ['src/deployment/**/*.deployment.ts'],
    globalSetup: ['src/deployment/deployables.setup.ts'],
    maxWorkers: 1,
    testTimeout: 400_000,
    hookTimeout: 900_000,
  },
})
