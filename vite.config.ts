import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`

// What every page needs in one file: it compresses better than twenty small ones. The entry keeps its own, which the
// manifest names.
const firstLoad = { name: 'base', tags: ['$initial' as const], test: /^(?!.*(main\.tsx|index\.html))/ }

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  plugins: [react(), tailwindcss()],
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
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: [firstLoad] } } },
  },
  // The drawing bundle carries its libraries, so that the server needs only this folder.
  ssr: { noExternal: true },
}))
