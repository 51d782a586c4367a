import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compress } from '../build/build.ts'
import { surveyForm } from './survey-form.ts'

/** Builds the form of SurveyJS into a folder, in the way our own screens are built. */
export async function buildSurvey(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'survey'),
    base: '/survey/',
    logLevel: 'error',
    plugins: [react()],
    define: { FORM: JSON.stringify(surveyForm) },
    build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 5_000 },
  })
  await compress(folder)
}
