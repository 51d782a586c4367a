import { Link } from 'wouter'
import { isUuid } from '#domain/values/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { adminHref, type SectionProps } from '../links.ts'
import { PageEditor } from './editor/page-editor.tsx'
import { PagesList } from './list/pages-list.tsx'

/** The pages of the site: all of them, or one to write. */
export default function PagesSection({ item }: SectionProps) {
  return item === undefined ? <PagesList /> : <OpenPage key={item} uuid={item} />
}

function OpenPage({ uuid }: { readonly uuid: string }) {
  const say = useSay()
  const isOne = isUuid(uuid)
  const found = useResource(isOne ? `page ${uuid}` : null, () =>
    call('GET /api/admin/stories/:story', { params: { story: uuid } }),
  )
  if (found.state === 'ready') return <PageEditor story={found.value} />
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-4 py-5 outline-none lg:px-6">
      <h1 className="mb-4 text-2xl outline-none">{say('admin_pages.title')}</h1>
      {isOne && found.state === 'loading' && <Skeleton label={say('admin_pages.loading_one')} shape="page" />}
      {found.state === 'failed' && (
        <FailedBanner text={say('admin_pages.failed')} again={say('admin_pages.again')} onAgain={found.again} />
      )}
      {(!isOne || found.state === 'gone') && (
        <EmptyState
          heading="h2"
          title={say('admin_pages.gone')}
          action={
            <Link href={adminHref('pages')} className="text-green underline underline-offset-3">
              {say('admin_pages.to_list')}
            </Link>
          }
        >
          {say('admin_pages.gone_text')}
        </EmptyState>
      )}
    </main>
  )
}
