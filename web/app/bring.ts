import type { Locale } from '#domain/values/index.ts'
import { loadTexts } from '#web/i18n/index.ts'
import type { ScreenRoute } from './routes.ts'
import { loadScreen, prepareScreen, textsOf } from './screens.ts'

type Brought = Promise<void> & { status?: 'fulfilled'; value?: undefined }

const brought = new Map<string, Brought>()

/**
 * The code and words of a screen in one language. The promise is kept, because React asks for it again on every
 * render; once it is here it is marked as React reads it, so that hydration goes on without a pause. A failure is kept
 * as well: React must see it to show that something went wrong, and loading the page again starts afresh.
 */
export function bring({ screen, params }: Pick<ScreenRoute, 'screen' | 'params'>, locale: Locale): Promise<void> {
  // What a screen prepares hangs on the flow or on the part of it that is shown, and on nothing else of its address.
  const key = `${screen} ${params.flow ?? params.part ?? params.section} ${locale}`
  const known = brought.get(key)
  if (known) return known
  const coming: Brought = Promise.all([loadScreen(screen), loadTexts(locale, textsOf(screen))])
    .then(() => prepareScreen(screen, params, locale))
    .then(() => {
      coming.status = 'fulfilled'
      coming.value = undefined
    })
  brought.set(key, coming)
  return coming
}
