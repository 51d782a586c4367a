import { globSync } from 'node:fs'
import { aside } from './aside.ts'

/** What reads the code without running it. */
export const checks = {
  types: { what: 'types of every part', work: types },
  lint: { what: 'lint and format', work: () => aside('biome', ['check', '--error-on-warnings', '.']) },
  law: { what: 'imports, sizes, names and stray texts', work: () => aside('node', ['scripts/law/check.ts']) },
  dead: { what: 'dead code and unused libraries', work: () => aside('knip', []) },
} as const

/** What was checked before and did not change since is not checked again. */
async function types(): Promise<void> {
  for (const project of [...globSync('{domain,contract,server,web}/tsconfig.json').sort(), 'tsconfig.json']) {
    const memory = `.cache/types/${project.replace(/\W+/g, '-')}.tsbuildinfo`
    await aside('tsc', ['-p', project, '--incremental', '--tsBuildInfoFile', memory])
  }
}
