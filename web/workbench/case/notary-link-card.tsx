import { type FormEvent, useState } from 'react'
import type { CaseLink } from '#contract/case-links.ts'
import { ApiError, call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useDays } from '../desk/days.ts'
import { useDesk } from '../desk/desk.ts'
import { useOpenCase } from '../desk/open-case.ts'
import { OverviewCard } from './overview-card.tsx'

type Links = { readonly data: readonly CaseLink[]; readonly url?: string }

/** For a notary without an account here: support sends everything by a link, and can take it back. */
export function NotaryLinkCard() {
  const say = useSay()
  const { role } = useDesk()
  const { found, onChanged } = useOpenCase()
  const { uuid, office } = found
  const isElsewhere = role === 'support' && office === null
  const links = useResource<Links>(isElsewhere ? `links ${uuid}` : null, () =>
    call('GET /api/notary/cases/:uuid/links', { params: { uuid } }),
  )
  const [email, setEmail] = useState('')
  const [busy, setBusy] = useState(false)
  if (!isElsewhere || links.state !== 'ready') return null
  const doing = async (work: () => Promise<Links>, done: string) => {
    setBusy(true)
    try {
      links.put(await work())
      notices.show({ tone: 'positive', text: done })
      setEmail('')
      onChanged()
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0
      const key = status === 403 ? 'sealed' : status === 422 ? 'wrong_email' : 'failed'
      notices.show({ tone: 'negative', text: say(`case.links.${key}`) })
    }
    setBusy(false)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const body = email.trim() === '' ? {} : { email: email.trim() }
    void doing(
      () => call('POST /api/notary/cases/:uuid/links', { params: { uuid }, body }),
      say(email.trim() === '' ? 'case.links.made' : 'case.links.sent'),
    )
  }
  const revoke = (id: number) =>
    void doing(
      () => call('DELETE /api/notary/cases/:uuid/links/:id', { params: { uuid, id } }),
      say('case.links.revoked_now'),
    )
  const { data, url } = links.value
  return (
    <OverviewCard heading={say('case.links.heading')}>
      <p className="text-ink-2">{say('case.links.about')}</p>
      <form noValidate onSubmit={send} className="mt-3 grid gap-2">
        <Field label={say('case.links.email')} hint={say('case.links.email_hint')}>
          {(wiring) => <TextInput {...wiring} type="email" value={email} maxLength={254} onChange={setEmail} />}
        </Field>
        <Button type="submit" look="line" size="small" busy={busy ? say('case.busy') : undefined}>
          {say(email.trim() === '' ? 'case.links.make' : 'case.links.send')}
        </Button>
      </form>
      {url !== undefined && (
        <div className="mt-3">
          <Banner tone="positive">
            {say('case.links.once')} <code className="wrap-anywhere select-all">{url}</code>
          </Banner>
        </div>
      )}
      <ul className="mt-3">
        {data.map((link) => (
          <LinkLine key={link.id} link={link} busy={busy} onRevoke={revoke} />
        ))}
      </ul>
    </OverviewCard>
  )
}

type LinkLineProps = { readonly link: CaseLink; readonly busy: boolean; readonly onRevoke: (id: number) => void }

function LinkLine({ link, busy, onRevoke }: LinkLineProps) {
  const say = useSay()
  const days = useDays()
  const { id, email, until, made_at, revoked_at, fetched } = link
  const isOver = new Date(until) <= new Date()
  const state = revoked_at !== null ? 'revoked' : isOver ? 'over' : fetched > 0 ? 'fetched' : 'waiting'
  const whom = email ?? say('case.links.by_hand')
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2">
      <span className="min-w-0 flex-1 wrap-anywhere">
        {whom} <span className="text-ink-2">{days.moment(made_at)}</span>
      </span>
      <Tag tone={state === 'fetched' ? 'green' : 'neutral'}>{say(`case.links.states.${state}`)}</Tag>
      {revoked_at === null && !isOver && (
        <Button
          look="ghost"
          size="small"
          busy={busy ? say('case.busy') : undefined}
          aria-label={say('case.links.revoke_of', { whom })}
          onClick={() => onRevoke(id)}
        >
          {say('case.links.revoke')}
        </Button>
      )}
    </li>
  )
}
