import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
const small = { name: 'small', test: /\/web\/ui\/(banner|icon-button|icons|tone|use-modal)\.tsx?$/ }
// Asking a question: the catalogue of fields, its rules and the inputs. Shared by every form, never by the first page.
const questions = {
  name: 'questions',
  test: /\/(domain\/(fields|conditions|values\/(?!redirect-target))|web\/addresses\/|web\/widgets\/(?!phone-numbers|rich-text)|web\/ui\/(after-pointer|checkbox|combobox|date-input|disclosure|field(-group|-parts)?|number-input|password-input|phone-input|place|radio-cards|search-options|select-input|side-by-side|text-area|text-input|use-combobox|use-early-input)\.tsx?$)/,
}
// A questionnaire up to its first step; dialogs, drawers and later steps come when they are wanted.
const flow = {
  name: 'flow',
  test: /\/(domain\/(flow|shareholders|products\/(?!flows))|web\/questionnaire\/(index|open|questions|reference\/(use-fetched|when-fetched)|save|screen\/(?!.*-(dialog|drawer)\.tsx)|store|steps\/(index|company)\.tsx?|blockers\/(?!blocker-dialog|use-offers)|people\/(person-name|use-people)\.ts)|web\/ui\/(banner|error-summary|save-state|side-menu|skeleton|tone|use-part)\.tsx?$)/,
}

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  plugins: [react(), tailwindcss()],
  // The router brings a stand-in for a hook that React has had since 18, and a matcher that we do not use.
  resolve: {
    alias: { 'use-sync-external-store/shim/index.js': 'react', regexparam: resolve('web/links/no-patterns.ts') },
  },
  server: { port: 5173, strictPort: false, proxy: { '/api': api, '/outbox': api, '/sandbox': api, '/health': api } },
  build: {
    outDir: isSsrBuild ? '../dist/prerender' : '../dist/web',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // A source map would cost every visitor nothing, but the repository is the place to read the source.
    sourcemap: false,
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // The server names the scripts of a page; lists of them inside the first script would cost every visitor. Styles
      // of a part come with it all the same.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: isSsrBuild
      ? {}
      : { output: { codeSplitting: { groups: [firstLoad, measuring, small, shared, parts, questions, flow] } } },
  },
  // The drawing bundle carries its libraries, so that the server needs only this folder.
  ssr: { noExternal: true },
}))
