import '#web/ui/theme.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { localeFrom } from '#domain/values/index.ts'
import { call } from './api/index.ts'
import { App } from './app/app.tsx'
import { bring } from './app/bring.ts'
import { Mishap } from './app/mishap.tsx'
import { routeAt } from './app/routes.ts'
import { localeInStorage } from './i18n/index.ts'
import { readEmbeddedData, readEmbeddedSite } from './site/index.ts'

const root = document.getElementById('app') ?? document.body
const prerendered = root.childElementCount > 0

try {
  await start()
} catch {
  // A page that was drawn stays as it is: its links work without us.
  if (!prerendered) createRoot(root).render(<Mishap />)
}

async function start(): Promise<void> {
  const site = readEmbeddedSite() ?? (await call('GET /api/site'))
  const route = routeAt(location.pathname, site)
  // What the server drew is taken over in the language it was drawn in; a choice stored in this browser comes after.
  const drawn = prerendered ? localeFrom(document.documentElement.lang) : null
  const locale = drawn ?? localeInStorage() ?? 'nl'
  await bring(route, route.language ?? locale)
  const app = <App site={site} locale={locale} data={readEmbeddedData()} />
  if (prerendered) hydrateRoot(root, app)
  else createRoot(root).render(app)
}
