import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`

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
  },
  // The drawing bundle carries its libraries, so that the server needs only this folder.
  ssr: { noExternal: true },
}))
