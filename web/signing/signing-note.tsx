import type { SigningRoute } from '#domain/signing/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { WayIcon } from './way-icon.tsx'
import { costWords, timeWords } from './way-words.ts'

interface Props {
  readonly route: SigningRoute
  /** Null for whoever fills it in. */
  readonly name: string | null
}

/** The way of one person in a few quiet lines, beside the questions it follows from. */
export function SigningNote({ route, name }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const { way, reasons } = route
  const [reason] = reasons
  const facts = [
    [say('signing.cost.label'), costWords(route, null, say, locale).first],
    [say('signing.time.label'), timeWords(route, say).first],
  ] as const
  return (
    <div className="flex gap-3 border-l-2 border-green-line py-0.5 pl-3 text-hint">
      <span className="flex-none text-green">
        <WayIcon way={way} />
      </span>
      <div className="min-w-0">
        <p>
          <span className="font-semibold">
            {name === null ? say('signing.line.you') : say('signing.line.other', { name })}:
          </span>{' '}
          {say(`signing.ways.${way}.short`)}.
        </p>
        <p className="text-ink-2">{reason ? say(`signing.reasons.${reason}`) : say('signing.about.online')}</p>
        <p className="text-ink-2">{facts.map(([label, fact]) => `${label}: ${fact}`).join(' · ')}</p>
      </div>
    </div>
  )
}
