import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { DataChanges } from '#contract/admin-data.ts'
import { ApiError, refusalOf, saveFile, sendFile } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { AdminPage } from '../admin-page.tsx'
import { adminHref } from '../links.ts'
import { ComingChanges } from './coming-changes.tsx'

const importing = 'POST /api/admin/data/import'

type DataState =
  | { readonly is: 'empty' }
  | { readonly is: 'looking' | 'importing' }
  | { readonly is: 'refused'; readonly why: 'unreadable' | 'too_large' }
  | { readonly is: 'failed' }
  | { readonly is: 'seen'; readonly found: DataChanges; readonly stale: boolean }
  | { readonly is: 'done' }

/** Everything in the back office, out as files and in again. */
export default function DataSection() {
  const say = useSay()
  const [unsaved, setUnsaved] = useState(false)
  const download = () => {
    setUnsaved(false)
    saveFile('/api/admin/data.zip').catch(() => setUnsaved(true))
  }
  return (
    <AdminPage title={say('admin_data.title')} about={say('admin_data.about')}>
      <div className="grid max-w-page gap-4">
        <section className="rounded-m border border-line bg-surface p-4 shadow-1 md:p-5">
          <h2 className="text-lg">{say('admin_data.out')}</h2>
          <p className="mt-1 mb-3.5 max-w-prose text-ink-2">{say('admin_data.out_text')}</p>
          <Button look="line" size="small" onClick={download}>
            {say('admin_data.download')}
          </Button>
          {unsaved && (
            <div className="mt-3">
              <FailedBanner
                text={say('admin_data.download_failed')}
                again={say('admin_data.again')}
                onAgain={download}
              />
            </div>
          )}
        </section>
        <BringIn />
      </div>
    </AdminPage>
  )
}

function BringIn() {
  const say = useSay()
  const [file, setFile] = useState<File | null>(null)
  const [state, setState] = useState<DataState>({ is: 'empty' })
  const result = useRef<HTMLHeadingElement>(null)
  const answered = state.is === 'seen' || state.is === 'done'
  useEffect(() => {
    if (answered) result.current?.focus()
  }, [answered])

  async function look(chosen: File | null): Promise<void> {
    setFile(chosen)
    if (!chosen) return setState({ is: 'empty' })
    setState({ is: 'looking' })
    try {
      const found = await sendFile('POST /api/admin/data/preview', chosen, {})
      setState({ is: 'seen', found, stale: false })
    } catch (error) {
      setState(stateAfter(error))
    }
  }

  async function bring(chosen: File, { fingerprint }: DataChanges): Promise<void> {
    setState({ is: 'importing' })
    try {
      await sendFile(importing, chosen, { form: { fingerprint } })
      setState({ is: 'done' })
      setFile(null)
    } catch (error) {
      const current = refusalOf(error, importing, 409)?.errors[0]?.current
      setState(current ? { is: 'seen', found: current, stale: true } : stateAfter(error))
    }
  }

  return (
    <section className="rounded-m border border-line bg-surface p-4 shadow-1 md:p-5">
      <h2 className="text-lg">{say('admin_data.in')}</h2>
      <p className="mt-1 mb-3.5 max-w-prose text-ink-2">{say('admin_data.in_text')}</p>
      <FileInput
        label={say('admin_data.choose')}
        nothing={say('admin_data.nothing')}
        accept=".zip,application/zip"
        file={file}
        error={state.is === 'refused' ? say(`admin_data.${state.why}`) : undefined}
        onChange={(chosen) => void look(chosen)}
      />
      {(state.is === 'looking' || state.is === 'importing') && (
        <div className="mt-4">
          <Waiting label={say(`admin_data.${state.is}`)} slow={say(`admin_data.${state.is}`)} />
        </div>
      )}
      {state.is === 'failed' && (
        <div className="mt-4">
          <FailedBanner
            text={say('admin_data.failed')}
            again={say('admin_data.again')}
            onAgain={() => void look(file)}
          />
        </div>
      )}
      {state.is === 'seen' && file && (
        <ComingChanges
          heading={result}
          found={state.found}
          stale={state.stale}
          onSure={() => void bring(file, state.found)}
        />
      )}
      {state.is === 'done' && (
        <div className="mt-4">
          <Banner
            tone="positive"
            live="status"
            action={<Link href={adminHref('log')}>{say('admin_data.to_log')}</Link>}
          >
            {say('admin_data.done')}
          </Banner>
        </div>
      )}
    </section>
  )
}

function stateAfter(error: unknown): DataState {
  if (error instanceof ApiError && error.status === 413) return { is: 'refused', why: 'too_large' }
  if (error instanceof ApiError && error.status === 422) return { is: 'refused', why: 'unreadable' }
  return { is: 'failed' }
}
