import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type Alias, defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { everyPage, firstVisitGroup } from './scripts/build/chunks.ts'

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`

// A browser need not know every municipality and every country before it asks its first question.
const shortLists = [
  standIn('domain/lists/any-municipality.ts', 'domain/lists/known-municipalities.ts'),
  standIn('domain/lists/any-country.ts', 'domain/lists/known-countries.ts'),
]

function standIn(file: string, whole: string): Alias {
  for (const each of [file, whole])
    if (!existsSync(each)) throw new Error(`There is no ${each} to leave out or put in.`)
  return { find: new RegExp(`^.*/${basename(whole).replaceAll('.', '\\.')}$`), replacement: resolve(file) }
}

// What goes with a part that comes later is said by that part itself; looking for it at every import would cost every
// visitor.
function plainImports(isSsrBuild: boolean): Plugin {
  let isPut = false
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('vite/preload-helper.js')) return null
      isPut = true
      return 'export const __vitePreload = (load) => load()'
    },
    buildEnd(error) {
      // The server draws without it.
      if (!error && !isSsrBuild && !isPut) this.error('Vite calls its helper for imports something else by now.')
    },
  }
}

const screens = (isSsrBuild: boolean, groups: Rolldown.CodeSplittingGroup[]): UserConfig => ({
  root: 'web',
  plugins: [react(), tailwindcss(), plainImports(isSsrBuild)],
  resolve: {
    alias: [
      // The router brings a stand-in for a hook that React has had since 18, and a matcher that we do not use.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      { find: 'regexparam', replacement: resolve('web/links/no-patterns.ts') },
      ...(isSsrBuild ? [] : shortLists),
    ],
  },
  server: { port: 5173, strictPort: false, proxy: { '/api': api, '/outbox': api, '/sandbox': api, '/health': api } },
  build: {
    outDir: isSsrBuild ? '../dist/prerender' : '../dist/web',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // A source map would cost every visitor nothing, but the repository is the place to read the source.
    sourcemap: false,
    // Letters inside the styles cost one wait instead of two: no page is seen without them.
    assetsInlineLimit: (file) => /-latin-wght-normal\.woff2$/.test(file),
    copyPublicDir: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // The server names the scripts of a page; lists of them inside the first script would cost every visitor.
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    // The scripts name each other a hundred times before anything is touched, and nobody reads those names.
    rolldownOptions: isSsrBuild ? {} : { output: { chunkFileNames: 'assets/[hash:7].js', codeSplitting: { groups } } },
  },
  // The drawing bundle carries its libraries, so that the server needs only this folder.
  ssr: { noExternal: true },
})

export default defineConfig(async ({ command, isSsrBuild = false }) => {
  if (command !== 'build' || isSsrBuild) return screens(isSsrBuild, [])
  return screens(false, [everyPage(), await firstVisitGroup(screens(false, [everyPage()]))])
})
