import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`

// What every page needs in one file: it compresses better than twenty small ones. The entry keeps its own, which the
// manifest names.
const firstLoad = { name: 'base', tags: ['$initial' as const], test: /^(?!.*(main\.tsx|index\.html))/ }
// What home and the notices share, in one file for the same reason; and what a questionnaire shares with them.
const parts = {
  name: 'parts',
  test: /\/web\/(contact\/(contact-card|write-to-us)|ui\/(card|price|rating|tag|format-money))\.tsx?$/,
}
const shared = { name: 'shared', test: /\/web\/(contact\/(contact|empty-draft)|ui\/(form-grid|paper))\.tsx?$/ }
// Small things that both a home visit and a questionnaire may fetch: neither should bring the other along.
const measuring = { name: 'measuring', test: /\/web\/analytics\/data-layer\.ts$/ }
const small = { name: 'small', test: /\/web\/ui\/(icon-button|icons|use-modal)\.tsx?$/ }
// Asking a question: the catalogue of fields, its rules and the inputs. Shared by every form, never by the first page.
const questions = {
  name: 'questions',
  test: /\/(domain\/(fields\/(?!municipality-list|lists\/(known-)?municipalit|catalogue\/(account|billing|calculation|catalogue)|possible-issues|restore-form|rules\/password)|conditions|values\/(?!redirect-target))|web\/widgets\/(asked|choice|choices-of|first-widgets|leave|question-input|shown|text)\.tsx?|web\/ui\/(after-pointer|combobox|disclosure|field(-group|-parts)?|number-input|place|radio-cards|search-options|select-input|side-by-side|text-area|text-input|use-combobox|use-early-input)\.tsx?$)/,
}
// What later steps and other forms ask with.
const inputs = {
  name: 'inputs',
  test: /\/web\/(widgets\/(date|offered-days|password|phone|ticks|later-widgets)|ui\/(checkbox|date-input|password-input|phone-input))\.tsx?$/,
}
// The words of the first step in one file a language.
const firstWords = (['nl', 'en'] as const).map((locale) => ({
  name: `first-words-${locale}`,
  test: new RegExp(
    `/(web/i18n/${locale}/(questionnaire|early)|domain/messages/(${locale}-early/index|${locale}/(first-fields|flow-way|flow-steps)))\\.ts$`,
  ),
}))
// A questionnaire up to its first step, from where it begins: whatever that imports comes along; dialogs, drawers and
// later steps come when they are wanted.
const flow = {
  name: 'flow',
  test: /\/(domain\/(flow|shareholders|products\/(bv\/|dutch-bv|english-bv|load))|web\/questionnaire\/(model\/open\/prepared|screen\/questionnaire-screen)\.|web\/ui\/(save-state|side-menu|use-in-sight|use-room)\.tsx?$)/,
}
// Bringing answers to the server begins once there is something to bring, and something to bring it to. Who comes back,
// or goes on to the next step, needs it too.
const saving = {
  name: 'saving',
  test: /\/web\/(questionnaire\/(model\/(save\/|open\/opened\.)|parts\/when-fetched\.|screen\/(opened-screen|later-step|no-access)\.)|session\/sign-out)/,
}

// A browser need not know every municipality before it asks its first question.
const shortLists = {
  find: /^.*\/known-municipalities\.ts$/,
  replacement: resolve('domain/fields/lists/any-municipality.ts'),
}

// What goes with a part that comes later is said by that part itself; looking for it at every import would cost every
// visitor.
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : null),
}
// The lists of what would be looked for are then read by nobody.
const withoutLists: Plugin = {
  name: 'without-lists',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        file.code = file.code
          .replace(/^const __vite__mapDeps=.*;\n/, '')
          .replaceAll(/,\s*__vite__mapDeps\(\[[\d,\s]*\]\)/g, '')
          .replaceAll(/(=>import\(`[^`]*`\)),\[\]\)/g, '$1)')
      }
    },
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  plugins: [react(), tailwindcss(), plainImports, withoutLists],
  resolve: {
    alias: [
      // The router brings a stand-in for a hook that React has had since 18, and a matcher that we do not use.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      { find: 'regexparam', replacement: resolve('web/links/no-patterns.ts') },
      ...(isSsrBuild ? [] : [shortLists]),
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
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [firstLoad, measuring, small, shared, parts, ...firstWords, questions, inputs, flow, saving],
            },
          },
        },
  },
  // The drawing bundle carries its libraries, so that the server needs only this folder.
  ssr: { noExternal: true },
}))
