import { estimatePages } from '#domain/documents/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Tag } from '#web/ui/tag.tsx'
import { type LiveDocument, useLive } from './live-document.ts'

/** Page 3 of about 13. */
export function PageOf({ live, page }: { readonly live: LiveDocument; readonly page: number }) {
  const say = useSay()
  const of = useLive(live, ({ document }) => estimatePages(document))
  return <Tag>{say('questionnaire.deed.page', { page: Math.min(page, of), of })}</Tag>
}
