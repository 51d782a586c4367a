import { useId, useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useContact } from './contact.tsx'
import type { Wish } from './draft.ts'

/** Chat, call or meet: each by its own setting, else by a message. */
export function ContactCard({ heading: Heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  const say = useSay()
  const id = useId()
  return (
    <Card as="section" tone="sunken" labelledBy={id}>
      <div className="flex h-full flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div>
          <Heading id={id} className="text-lg">
            {say('contact.card.heading')}
          </Heading>
          <p className="mt-1 text-md text-ink-2">{say('contact.card.text')}</p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <ChatButton />
          <PhoneButton />
          <MeetingButton />
        </div>
      </div>
    </Card>
  )
}

function WriteButton({ wish }: { wish: Wish }) {
  const say = useSay()
  const { write, prepare, opening } = useContact()
  return (
    <Button
      look="line"
      aria-haspopup="dialog"
      busy={opening === wish ? say('contact.card.opening') : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => write(wish)}
    >
      {say(`contact.card.${wish}`)}
    </Button>
  )
}

function ChatButton() {
  const say = useSay()
  const { chat_url } = useSite()
  const { write } = useContact()
  const [state, setState] = useState<'idle' | 'coming' | 'open'>('idle')
  if (!chat_url) return <WriteButton wish="chat" />

  async function chat(url: string) {
    setState('coming')
    try {
      const { openChat } = await import('./chat.ts')
      await openChat(url)
      setState('open')
    } catch {
      setState('idle')
      write('chat')
    }
  }
  return (
    <>
      <Button
        look="line"
        busy={state === 'coming' ? say('contact.card.chat_coming') : undefined}
        onClick={() => void chat(chat_url)}
      >
        {say('contact.card.chat')}
      </Button>
      <p role="status" className="order-last w-full text-md empty:hidden">
        {state === 'open' && say('contact.card.chat_open')}
      </p>
    </>
  )
}

function PhoneButton() {
  const say = useSay()
  const { support_phone } = useSite()
  if (!support_phone) return <WriteButton wish="phone" />
  return (
    <ButtonLink look="line" href={`tel:${support_phone.replace(/[^+\d]/g, '')}`}>
      {say('contact.card.phone_named', { number: support_phone })}
    </ButtonLink>
  )
}

function MeetingButton() {
  const say = useSay()
  const { meeting_url } = useSite()
  if (!meeting_url) return <WriteButton wish="meeting" />
  return (
    <ButtonLink look="line" href={meeting_url} target="_blank" rel="noopener noreferrer">
      {say('contact.card.meeting')}
      <span className="sr-only"> {say('contact.card.new_tab')}</span>
    </ButtonLink>
  )
}
