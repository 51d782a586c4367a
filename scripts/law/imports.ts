import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { foldersInCircles } from './siblings.ts'

const houses = ['domain', 'contract', 'server', 'web', 'scripts', 'e2e']

/** What to do about a broken rule, for those who meet it the first time. */
const advice: Readonly<Record<string, string>> = {
  'no cycles': 'Move what both need to a lower room, or pass it in as an argument.',
  'testing is for tests': 'Only a test may import what is in testing/.',
  'testing knows no room': 'What all tests share imports no room: put it in server/testing/, or pass it in.',
  'domain is pure': 'The domain imports nothing but itself: pass the value in, or put the code in server/ or web/.',
  'front door only': 'Import from the room’s index.ts; add the name there if it belongs to the outside.',
  'front door only, from outside': 'Import from the room’s index.ts; add the name there if it belongs to the outside.',
  'front door only, in the server': 'Import from the room’s index.ts; add the name there if it belongs to the outside.',
  'zod stays on the server': 'Use `import type`: the browser takes the contract’s types only.',
  'every room has its shelf': 'Name the new room in .dependency-cruiser.cjs, on the shelf where it belongs.',
  'the model draws nothing': 'What draws stands in parts/, steps/ or screen/; the model is plain TypeScript.',
  'a store is private': 'Ask the resource for it: export a function of its own from another of its files.',
  'routes stay thin': 'A route unpacks, calls an action and answers; put the rest in actions.ts.',
}

/** Every breach of the import law in the house at a folder, as sentences. */
export async function importBreaches(folder: string, fewestModules: number): Promise<string[]> {
  const rules = createRequire(import.meta.url)(join(process.cwd(), '.dependency-cruiser.cjs'))
  const { output } = await cruise(houses, {
    ...rules.options,
    baseDir: folder,
    ruleSet: { forbidden: rules.forbidden },
    validate: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      conditionNames: ['import', 'types'],
      exportsFields: ['exports'],
    },
  })
  const { summary, modules } = output as ICruiseResult
  const breaches = summary.violations.map(({ rule, from, to }) => {
    const what = advice[rule.name] ?? 'Look at the shelves in .dependency-cruiser.cjs: a room looks down only.'
    return `${from} → ${to}: ${rule.name}. ${what}`
  })
  // A parser that reads nothing finds nothing wrong: the number of files is part of the proof.
  const read = modules.filter(({ source }) => /\.tsx?$/.test(source) && !source.includes('node_modules')).length
  if (read < fewestModules)
    breaches.push(`Only ${read} files were read, at least ${fewestModules} expected: the import check sees nothing.`)
  const lost = modules.filter(({ couldNotResolve, source }) => couldNotResolve && /^[#.]/.test(source))
  const imports = modules
    .filter(({ source }) => !source.includes('node_modules'))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved] as const))
  return [...breaches, ...foldersInCircles(imports), ...lost.map(({ source }) => `${source} cannot be found.`)]
}

// By their whole path: a room that is called after its subject, like server/resources/documents, holds code.
const dataFolders = /^(domain\/(products|messages|documents|lists)|server\/(db\/seed|adapters\/[^/]+\/messages))\//

/** Files that grew too long to read in one sitting; data may. */
export function tooLong(files: readonly string[], folder: string): string[] {
  return files
    .filter((file) => !dataFolders.test(file))
    .map((file) => ({ file, lines: readFileSync(join(folder, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > 400)
    .map(({ file, lines }) => `${file} has ${lines} lines, 400 is the limit: split it by subject.`)
}
