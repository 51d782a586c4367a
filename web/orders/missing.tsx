import type { Messages } from '#domain/messages/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePart } from '#web/ui/use-part.ts'
import type { MissingProps } from './by-place.ts'

const load = {
  nl: async () => {
    const [{ MissingList }, { nl }] = await Promise.all([
      import('./missing-list.tsx'),
      import('#domain/messages/nl/index.ts'),
    ])
    return { MissingList, messages: nl as Messages }
  },
  en: async () => {
    const [{ MissingList }, { en }] = await Promise.all([
      import('./missing-list.tsx'),
      import('#domain/messages/en/index.ts'),
    ])
    return { MissingList, messages: en as Messages }
  },
}

/** What is still to be answered, each with a link to its question. Few come here, so its words are fetched then. */
export function Missing(props: MissingProps) {
  const say = useSay()
  const { locale } = useLocale()
  const part = usePart(load[locale], true)
  if (!part) return <Skeleton label={say('payment.loading')} shape="card" />
  return <part.MissingList {...props} messages={part.messages} />
}
