import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Api } from '#contract/index.ts'
import { call, saveFile, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { SelectInput } from '#web/ui/select-input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { adminHref, type SectionProps } from '../links.ts'
import { useFullMoment } from '../use-full-moment.ts'
import { actionWords, detailWords, type LogEntry, logSubjects } from './words.ts'

type LogPage = Api['GET /api/admin/audit']['response']
type LogFilter = { readonly subject?: string | undefined; readonly who?: string | undefined }

async function load(about: LogFilter, pages: number): Promise<LogPage> {
  let found = await call('GET /api/admin/audit', { query: about })
  for (let page = 1; page < pages && found.next !== null; page++) {
    const more = await call('GET /api/admin/audit', { query: { ...about, before: found.next } })
    found = { ...more, data: [...found.data, ...more.data] }
  }
  return found
}

/** Who changed what in the back office, the newest first. */
export default function LogSection({ search }: SectionProps) {
  const say = useSay()
  const [, go] = useLocation()
  const query = new URLSearchParams(search)
  const about: LogFilter = { subject: query.get('subject') ?? undefined, who: query.get('who') ?? undefined }
  const key = `${about.subject ?? ''} ${about.who ?? ''}`
  // Something else begins at its first page.
  const [unrolled, unroll] = useState({ key, pages: 1 })
  const pages = unrolled.key === key ? unrolled.pages : 1
  const found = useResource(`log ${key} ${pages}`, () => load(about, pages))
  const [unsaved, setUnsaved] = useState(false)
  const narrow = (change: LogFilter) => go(adminHref('log', undefined, { ...about, ...change }), { replace: true })
  const download = () => {
    setUnsaved(false)
    const asked = new URLSearchParams(Object.entries(about).filter((entry): entry is [string, string] => !!entry[1]))
    saveFile(`/api/admin/audit.csv?${asked}`).catch(() => setUnsaved(true))
  }
  return (
    <AdminPage
      title={say('admin_log.title')}
      about={say('admin_log.about')}
      actions={
        <Button look="line" size="small" onClick={download}>
          {say('admin_log.csv')}
        </Button>
      }
    >
      {unsaved && <FailedBanner text={say('admin_log.csv_failed')} again={say('admin_log.again')} onAgain={download} />}
      <LogFilters about={about} people={found.state === 'ready' ? found.value.people : []} onChange={narrow} />
      {found.state === 'loading' && <Skeleton label={say('admin_log.loading')} shape="page" />}
      {(found.state === 'failed' || found.state === 'gone') && (
        <FailedBanner text={say('admin_log.failed')} again={say('admin_log.again')} onAgain={found.again} />
      )}
      {found.state === 'ready' && found.value.data.length === 0 && (
        <EmptyState heading="h2" title={say('admin_log.empty')}>
          {say('admin_log.empty_text')}
        </EmptyState>
      )}
      {found.state === 'ready' && found.value.data.length > 0 && (
        <ol className="rounded-m border border-line bg-surface shadow-1">
          {found.value.data.map((line) => (
            <LogLine key={line.id} line={line} />
          ))}
        </ol>
      )}
      {found.state === 'ready' && found.value.next !== null && (
        <div className="mt-3">
          <Button look="line" size="small" onClick={() => unroll({ key, pages: pages + 1 })}>
            {say('admin_log.more')}
          </Button>
        </div>
      )}
    </AdminPage>
  )
}

type LogFilterProps = {
  readonly about: LogFilter
  readonly people: readonly string[]
  readonly onChange: (change: LogFilter) => void
}

function LogFilters({ about: { subject, who }, people, onChange }: LogFilterProps) {
  const say = useSay()
  const subjects = logSubjects.map((name) => ({ value: `${name}:`, label: say(`admin_log.subjects.${name}`) }))
  // One thing alone, as the link to its history asks for.
  const single = subject && !subject.endsWith(':') ? [{ value: subject, label: say('admin_log.one_thing') }] : []
  return (
    <div className="mb-4 grid gap-3 xs:grid-cols-2 lg:w-160">
      <Field label={say('admin_log.filter_subject')}>
        {(wiring) => (
          <SelectInput
            {...wiring}
            value={subject ?? ''}
            onChange={(value) => onChange({ subject: value || undefined })}
            options={[...single, ...subjects]}
            placeholder={say('admin_log.everything')}
          />
        )}
      </Field>
      <Field label={say('admin_log.filter_who')}>
        {(wiring) => (
          <SelectInput
            {...wiring}
            value={who ?? ''}
            onChange={(value) => onChange({ who: value || undefined })}
            options={[...new Set([...(who ? [who] : []), ...people])].map((name) => ({ value: name, label: name }))}
            placeholder={say('admin_log.everybody')}
          />
        )}
      </Field>
    </div>
  )
}

function LogLine({ line }: { line: LogEntry }) {
  const say = useSay()
  const when = useFullMoment()
  const details = detailWords(say, line)
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 first:border-t-0 md:grid-cols-[11rem_auto_1fr]">
      <time dateTime={line.at} className="text-ink-2">
        {when(line.at)}
      </time>
      <span className="flex items-center gap-2 md:w-48">
        <Avatar initials={initialsOf(line.who)} />
        <span className="min-w-0 truncate">{line.who}</span>
      </span>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {actionWords(say, line.action)} <span className="font-semibold">{labelWords(say, line)}</span>
        </p>
        {details.map((text) => (
          <p key={text} className="wrap-anywhere text-ink-2">
            {text}
          </p>
        ))}
      </div>
    </li>
  )
}

const labelWords = (say: ReturnType<typeof useSay>, { subject, label }: LogEntry): string =>
  subject.startsWith('switch:') ? say(`admin_log.switch_label`, { name: label }) : label
