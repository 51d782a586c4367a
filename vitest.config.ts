import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // Files share a process: what they import is read once, and an open database goes from one to the next.
    isolate: false,
    maxWorkers: availableParallelism(),
    // A slow machine is not a failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    globalSetup: ['server/testing/run.ts'],
    passWithNoTests: false,
    include: ['{domain,contract,server,web,scripts}/**/*.test.{ts,tsx}'],
  },
})
