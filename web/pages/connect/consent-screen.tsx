import { type FormEvent, useId, useRef, useState } from 'react'
import type { AssistantConsent } from '#contract/assistants.ts'
import type { AssistantPermission } from '#domain/assistants/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ConsentHead } from './consent-head.tsx'
import { DaysChoice } from './days-choice.tsx'
import { DraftChoice } from './draft-choice.tsx'
import { NeverList } from './never-list.tsx'
import { PermissionBoxes } from './permission-boxes.tsx'
import { SealedView } from './sealed-view.tsx'
import { Sentence } from './sentence.tsx'
import { Stopping } from './stopping.tsx'
import { type ConsentHandlers, useConsentAnswer } from './use-consent-answer.ts'
import { useUntil } from './use-until.ts'

type Props = ConsentHandlers & { readonly uid: string; readonly consent: AssistantConsent }

const usualDays = 7

/** Everything somebody has to know before an assistant comes in, and what they let it do. */
export function ConsentScreen({ uid, consent, ...handlers }: Props) {
  const say = useSay()
  const until = useUntil()
  const { client, drafts, ends } = consent
  const { name } = client
  const [permissions, permit] = useState<readonly AssistantPermission[]>(consent.permissions)
  // The least of it beforehand: one draft, and no more.
  const [draft, chooseDraft] = useState<string | null>(drafts[0]?.uuid ?? null)
  const [days, chooseDays] = useState<number>(usualDays)
  const [pressed, setPressed] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { going, trouble, answer } = useConsentAnswer(uid, handlers)
  const end = ends.find((one) => one.days === days) ?? ends[0]
  // One that is gone by now cannot be chosen any more.
  const chosen = drafts.find(({ uuid }) => uuid === draft)
  const unclear = draft !== null && chosen === undefined
  if (!end) return null

  const connect = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    const first = (what: string) => form.current?.querySelector<HTMLElement>(what)
    if (permissions.length === 0) first('[name=permission]')?.focus()
    else if (unclear) (first('select') ?? first('[name=draft]'))?.focus()
    else answer({ allow: true, permissions: [...permissions], questionnaire: draft, days: end.days })
  }
  const refuse = () => answer({ allow: false, permissions: [], questionnaire: null, days: end.days })

  return (
    <div className="mx-auto grid w-full max-w-286 gap-7 px-4.5 pt-6 pb-12 md:px-8 md:pt-11 md:pb-16 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-14">
      <div className="min-w-0">
        <ConsentHead uid={uid} consent={consent} />
        <form ref={form} noValidate method="post" onSubmit={connect} className="mt-6.5 grid gap-6.5 md:mt-8 md:gap-8">
          <div className="grid gap-3.5">
            <PermissionBoxes
              name={name}
              asked={consent.permissions}
              permitted={permissions}
              onChange={permit}
              error={pressed && permissions.length === 0 ? say('connect.may.none', { name }) : undefined}
            />
            <NeverList name={name} />
          </div>
          <DraftChoice
            name={name}
            drafts={drafts}
            draft={draft}
            onChange={chooseDraft}
            error={pressed && unclear ? say('connect.what.choose_first') : undefined}
          />
          <DaysChoice ends={ends} days={days} onChange={chooseDays} />
          <div>
            {trouble && (
              <div className="mb-4">
                <Banner tone="negative" live="alert">
                  {say(`connect.${trouble}`, { name })}
                </Banner>
              </div>
            )}
            <div className="flex flex-col gap-2 xs:flex-row xs:flex-wrap xs:gap-3">
              <Button type="submit" size="large" busy={going === 'yes' ? say('connect.busy') : undefined}>
                <bdi>{say('connect.yes', { name, when: until(end, 'short') })}</bdi>
              </Button>
              <Button size="large" look="line" onClick={refuse} busy={going === 'no' ? say('connect.busy') : undefined}>
                {say('connect.no')}
              </Button>
            </div>
            <Afterwards client={client} />
          </div>
        </form>
      </div>
      <aside aria-label={say('connect.see.label')} className="grid min-w-0 gap-4.5">
        <SealedView name={name} draft={chosen ?? drafts[0] ?? null} />
        <Stopping name={name} end={end} />
      </aside>
    </div>
  )
}

/** Where the browser goes then, and what becomes of what was read. */
function Afterwards({ client }: Pick<AssistantConsent, 'client'>) {
  const say = useSay()
  const { brand } = useSite()
  const id = useId()
  const { name, host, policy_uri: policy } = client
  return (
    <p id={id} className="mt-3.5 max-w-[62ch] text-hint wrap-anywhere text-ink-2">
      <Sentence
        words={policy === null ? 'connect.after_unknown' : 'connect.after'}
        values={{
          host,
          name: <bdi>{name}</bdi>,
          brand,
          policy: policy !== null && (
            <TextLink href={policy} newTab={say('connect.new_window')}>
              {say('connect.after_policy')}
            </TextLink>
          ),
        }}
      />
    </p>
  )
}
