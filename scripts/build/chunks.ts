import { existsSync, globSync } from 'node:fs'
import { relative } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

const inHouse = (id: string): string => relative('.', id).replaceAll('\\', '/')

const entry = ['web/main.tsx', 'web/index.html'] as const

/** What every page needs in one file: it compresses better than twenty. The entry keeps its own, which the manifest names. */
export function everyPage(): Group {
  const missing = entry.filter((file) => !existsSync(file))
  if (missing.length > 0) throw new Error(`The screens do not begin at ${missing.join(' or ')}.`)
  return { name: 'base', tags: ['$initial'], test: (id) => !entry.some((file) => file === inHouse(id)) }
}

/** What else comes before anything is touched, by the folder or file it begins with. */
const firstVisits = {
  home: ['web/pages/home/index.tsx'],
  flow: ['web/pages/flow/index.tsx'],
  // Comes along with any page, for who agreed to it; the question about it, for who did not.
  measuring: ['web/analytics/'],
  'words-nl': ['web/i18n/nl/questionnaire.ts', 'web/i18n/nl/early.ts'],
  'words-en': ['web/i18n/en/questionnaire.ts', 'web/i18n/en/early.ts'],
} as const
type FirstVisit = keyof typeof firstVisits

const withoutVisitors = 'web/pages/ui/index.tsx'

/** Other pages share with a questionnaire what asks a question, and need not bring the rest of it along. */
function otherPages(): readonly string[] {
  const apart: readonly string[] = [...firstVisits.home, ...firstVisits.flow, withoutVisitors]
  const pages = globSync('web/pages/*/index.tsx').map((file) => file.replaceAll('\\', '/'))
  const missing = apart.filter((page) => !pages.includes(page))
  if (missing.length > 0) throw new Error(`There is no page at ${missing.join(' or ')}.`)
  return pages.filter((page) => !apart.includes(page)).sort()
}

/**
 * Joins what a first visit needs into few files. Which modules those are is not written down anywhere: the bundle is
 * made once without any joining, and its own imports tell.
 */
export async function firstVisitGroup(config: InlineConfig): Promise<Group> {
  const needed = neededBy(await split(config))
  const neededAt = (places: readonly string[]): ReadonlySet<string> => {
    const found = places.map((place) => needed((chunk) => chunk.startsWith(place)))
    const missing = places.filter((_, index) => found[index]?.size === 0)
    if (missing.length > 0) throw new Error(`No part of the screens begins at ${missing.join(' or ')}.`)
    return new Set(found.flatMap((modules) => [...modules]))
  }
  const visited = (visit: FirstVisit) => neededAt(firstVisits[visit])
  const [home, flow, measuring] = [visited('home'), visited('flow'), visited('measuring')]
  const [nl, en] = [visited('words-nl'), visited('words-en')]
  const others = neededAt(otherPages())
  return {
    debugName: 'first visits',
    includeDependenciesRecursively: false,
    name: (id) => {
      if (home.has(id)) return flow.has(id) ? 'shared' : 'home'
      if (flow.has(id)) return measuring.has(id) ? 'measuring' : others.has(id) ? 'questions' : 'flow'
      return nl.has(id) ? 'words-nl' : en.has(id) ? 'words-en' : null
    },
  }
}

async function split(config: InlineConfig): Promise<readonly Rolldown.OutputChunk[]> {
  const made = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false },
  })
  if (!('output' in made)) throw new Error('The screens were not bundled as one.')
  return made.output.filter((file) => file.type === 'chunk')
}

/** All that the chosen entries import, not counting what they fetch later. */
function neededBy(chunks: readonly Rolldown.OutputChunk[]) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  return (isChosen: (place: string) => boolean): ReadonlySet<string> => {
    const seen = new Set<Rolldown.OutputChunk>()
    const walk = (chunk: Rolldown.OutputChunk | undefined): void => {
      if (!chunk || seen.has(chunk)) return
      seen.add(chunk)
      for (const file of chunk.imports) walk(byFile.get(file))
    }
    for (const chunk of chunks) {
      const { facadeModuleId: begin } = chunk
      if (begin !== null && isChosen(inHouse(begin))) walk(chunk)
    }
    return new Set([...seen].flatMap(({ moduleIds }) => moduleIds))
  }
}
