import { useState } from 'react'
import type { CaseServiceRow } from '#contract/case-services.ts'
import { ApiError, call, type Resource, useResource } from '#web/api/index.ts'
import { serviceName, sharedIn } from '#web/cases/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useDays } from '../desk/days.ts'
import { useDesk } from '../desk/desk.ts'
import { useOpenCase } from '../desk/open-case.ts'

type Services = { readonly data: readonly CaseServiceRow[] }
type Doing = (service: string, action: 'send' | 'done' | 'again', note: string) => Promise<void>

/** What was ordered beside the company: support arranges it. To an office it is not there. */
export function ServicesCard() {
  const say = useSay()
  const { role } = useDesk()
  const { uuid, version } = useOpenCase().found
  const found = useResource<Services>(
    role === 'support' ? `services ${uuid} ${version}` : null,
    () => call('GET /api/notary/cases/:uuid/services', { params: { uuid } }),
    { events: { path: `/api/notary/cases/${uuid}/events` } },
  )
  const work = useWork(uuid, found)
  if (found.state !== 'ready' || found.value.data.length === 0) return null
  return (
    <section className="min-w-0 self-start rounded-m border border-line bg-surface p-4 shadow-1">
      <h2 className="mb-2.5 text-lg">{say('services.support.heading')}</h2>
      <ul>
        {found.value.data.map((row) => (
          <ServiceLine key={row.service} row={row} onWork={work} />
        ))}
      </ul>
    </section>
  )
}

function useWork(uuid: string, { put, refresh }: Resource<Services>): Doing {
  const say = useSay()
  const { recount } = useDesk()
  const { onChanged } = useOpenCase()
  return async (service, action, note) => {
    try {
      const body = { action, ...(note.trim() !== '' && { note: note.trim() }) }
      put(await call('POST /api/notary/cases/:uuid/services/:service', { params: { uuid, service }, body }))
      notices.show({
        tone: 'positive',
        text: say(action === 'send' ? 'services.support.sent' : 'services.support.saved'),
      })
      onChanged()
    } catch (error) {
      const isFirst = error instanceof ApiError && error.status === 409
      notices.show({
        tone: isFirst ? 'warning' : 'negative',
        text: say(isFirst ? 'services.support.first' : 'services.support.unsaved'),
      })
      await refresh()
    }
    recount()
  }
}

const tones = {
  asks_consent: 'neutral',
  refused: 'neutral',
  waits_for_company: 'neutral',
  ready: 'amber',
  sent: 'green',
  done: 'green',
  dropped: 'neutral',
} as const

function ServiceLine({ row, onWork }: { readonly row: CaseServiceRow; readonly onWork: Doing }) {
  const say = useSay()
  const days = useDays()
  const { locale } = useLocale()
  const { service, state, shares, since, sendable, note } = row
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const name = serviceName(say, service)
  const go = async (action: 'send' | 'done' | 'again') => {
    setBusy(true)
    await onWork(service, action, typed)
    setTyped('')
    setBusy(false)
  }
  const button = (action: 'send' | 'done' | 'again', label: string, named: string) => (
    <Button
      look="line"
      size="small"
      aria-label={named}
      busy={busy ? say('services.support.busy') : undefined}
      onClick={() => void go(action)}
    >
      {label}
    </Button>
  )
  return (
    <li className="border-t border-line py-2.5 first:border-t-0">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold">{name}</span>
        <Tag tone={tones[state]}>{say(`services.support.states.${state}`)}</Tag>
      </p>
      <p className="text-ink-2">
        {days.moment(since)}
        {note !== null && ` · ${note}`}
      </p>
      {state === 'ready' && (
        <>
          <p className="mt-1 text-ink-2">
            {sendable
              ? say('services.support.shared', { things: sharedIn(say, locale, shares, 'support') })
              : say('services.support.no_partner')}
          </p>
          <div className="mt-2 grid gap-2">
            <Field label={say('services.support.note')}>
              {(wiring) => <TextInput {...wiring} value={typed} maxLength={1000} onChange={setTyped} />}
            </Field>
            <div className="flex flex-wrap gap-2">
              {sendable &&
                button('send', say('services.support.send'), say('services.support.send_it', { service: name }))}
              {button('done', say('services.support.done'), say('services.support.done_it', { service: name }))}
            </div>
          </div>
        </>
      )}
      {state === 'done' && (
        <div className="mt-2">
          {button('again', say('services.support.not_done'), say('services.support.again_it', { service: name }))}
        </div>
      )}
    </li>
  )
}
