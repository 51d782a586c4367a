import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { MailedCode } from '#web/mailed-codes/index.ts'
import { Card } from '#web/ui/card.tsx'
import { type Entrance, entranceAfter } from './use-entrance.ts'

type Props = {
  readonly token: string
  readonly onEntered: () => void
  /** The link itself turned out to be shut. */
  readonly onClosed: (entrance: Entrance) => void
}

/** On a new device a code in a mail shows that it is theirs. */
export function CodeScreen({ token, onEntered, onClosed }: Props) {
  const say = useSay()
  const show = (code?: string) =>
    call('POST /api/participants/:token/code', {
      params: { token },
      body: code === undefined ? {} : { code },
      as: null,
    })
  const isShut = (error: unknown): boolean => {
    const entrance = entranceAfter(error)
    if (entrance?.now !== 'closed') return false
    onClosed(entrance)
    return true
  }
  return (
    <Card as="section">
      <h1 className="mb-2 text-2xl!">{say('participant.code.heading')}</h1>
      <MailedCode intro={say('participant.code.intro')} show={show} onEntered={onEntered} isShut={isShut} />
    </Card>
  )
}
