import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { useContact } from './contact.tsx'

/** One button to the message form, for pages without the whole card. */
export function WriteToUs({ children }: { children: string }) {
  const say = useSay()
  const { write, prepare, opening } = useContact()
  return (
    <Button
      look="line"
      aria-haspopup="dialog"
      busy={opening ? say('contact.card.opening') : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => write('chat')}
    >
      {children}
    </Button>
  )
}
