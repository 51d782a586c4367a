import { useCallback } from 'react'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useLoadedModule } from '#web/ui/use-part.ts'
import type { MissingProps } from './by-place.ts'

/** What is still to be answered, each with a link to its question. Few come here, so its words are fetched then. */
export function MissingAnswers(props: MissingProps) {
  const say = useSay()
  const { locale } = useLocale()
  const { flow } = props
  const load = useCallback(async () => {
    const [{ MissingAnswersList: MissingList }, { loadMissingWords: missingWords }] = await Promise.all([
      import('./missing-list.tsx'),
      import('./missing-words.ts'),
    ])
    return { MissingList, messages: await missingWords(flow, locale) }
  }, [flow, locale])
  const part = useLoadedModule(load, true)
  if (!part) return <Skeleton label={say('payment.loading')} shape="card" />
  return <part.MissingList {...props} messages={part.messages} />
}
