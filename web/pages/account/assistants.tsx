import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import type { ConnectedAssistant } from '#contract/assistants.ts'
import { contentPath } from '#domain/content/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AssistantRow, endButtonId } from './assistant-row.tsx'
import { AccountSection } from './section.tsx'
import { useAccountAct } from './use-act.ts'

/** As the mail that one is about to end, and the screen on which one was connected, lead here. */
const place = 'assistants'

/** People write this page. */
const helpSlugs = { nl: 'assistenten', en: 'assistants' } as const

const loadAssistants = () => call('GET /api/assistants').then(({ assistants }) => assistants)

/** The assistants that somebody connected: what they may, what they did, and the end of it. */
export function Assistants() {
  const say = useSay()
  const { locale } = useLocale()
  const connected = useResource('assistants', loadAssistants)
  const { doing, act } = useAccountAct()
  const isReady = connected.state !== 'loading'
  useEffect(() => {
    if (isReady && location.hash === `#${place}`) standAtHeading()
  }, [isReady])

  const list = connected.state === 'ready' ? connected.value : []
  const end = ({ uuid, name }: ConnectedAssistant) =>
    act(uuid, async () => {
      await call('DELETE /api/assistants/:uuid', { params: { uuid } })
      const at = list.findIndex((one) => one.uuid === uuid)
      const left = list.filter((one) => one.uuid !== uuid)
      flushSync(() => connected.put(left))
      notices.show({ tone: 'positive', text: say('assistants.ended', { name }) })
      // To the next of them, or to what they are called together.
      const next = left[at] ?? left.at(-1)
      if (next) document.getElementById(endButtonId(next.uuid))?.focus()
      else standAtHeading()
    })

  return (
    <AccountSection id={place} heading={say('assistants.heading')} about={list.length > 0 && say('assistants.about')}>
      {connected.state === 'loading' && <Skeleton label={say('assistants.loading')} />}
      {connected.state === 'failed' && (
        <FailedBanner text={say('assistants.failed')} again={say('account.again')} onAgain={connected.again} />
      )}
      {connected.state === 'ready' && list.length === 0 && (
        <p className="text-ink-2">
          {say('assistants.none')}{' '}
          <TextLink href={contentPath(helpSlugs[locale], locale)}>{say('assistants.how')}</TextLink>
        </p>
      )}
      {list.length > 0 && (
        <ul className="grid gap-5">
          {list.map((one) => (
            <AssistantRow key={one.uuid} assistant={one} busy={doing === one.uuid} onEnd={() => end(one)} />
          ))}
        </ul>
      )}
    </AccountSection>
  )
}

function standAtHeading(): void {
  const heading = document.getElementById(place)
  heading?.scrollIntoView({ block: 'center' })
  heading?.focus({ preventScroll: true })
}
