import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`

// What every page needs in one file: it compresses better than twenty small ones. The entry keeps its own, which the
// manifest names.
const firstLoad = { name: 'base', tags: ['$initial' as const], test: /^(?!.*(main\.tsx|index\.html))/ }
// What home and the notices share, in one file for the same reason.
const parts = {
  name: 'parts',
  test: /\/web\/(contact\/(contact|contact-card|chat|empty-draft|write-to-us)|ui\/(card|form-grid|paper|price|rating|tag|format-money))\.tsx?$/,
}

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  plugins: [react(), tailwindcss()],
  // The router brings a stand-in for a hook that React has had since 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  server: { port: 5173, strictPort: false, proxy: { '/api': api, '/outbox': api, '/health': api } },
  build: {
    outDir: isSsrBuild ? '../dist/prerender' : '../dist/web',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // A source map would cost every visitor nothing, but the repository is the place to read the source.
    sourcemap: false,
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: [firstLoad, parts] } } },
  },
  // The drawing bundle carries its libraries, so that the server needs only this folder.
  ssr: { noExternal: true },
}))
