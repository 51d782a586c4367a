import { Link } from 'wouter'
import type { MissingThing } from '#domain/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { blankName } from '../deed/blank-name.ts'
import { caseHref, missingWords } from '../desk/case-words.ts'
import { useDesk } from '../desk/desk.ts'
import { FlagIcon } from '../desk/icons.tsx'
import { useOpenCase } from '../desk/open-case.ts'
import { useMessages } from '../desk/use-questions.ts'

type Props = { readonly thing: MissingThing; readonly onFollow?: () => void }

/** One thing that is missing, and the way to where it is seen to. */
export function MissingLink({ thing, onFollow }: Props) {
  const say = useSay()
  const { role } = useDesk()
  const { found } = useOpenCase()
  const words = missingWords(say, found, thing, useMessages(found.flow))
  const { kind, id = '' } = thing
  const blank = kind === 'blank' ? blankName(say, { name: id, text: id }, found.people) : null
  const text = blank === null ? words.text : say('case.missing.blank', { blank })
  const isFlag = kind === 'flag'
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-4.5 flex-none place-items-center rounded-full',
          isFlag ? 'bg-orange text-white' : 'border-[1.5px] border-line-strong bg-surface',
        )}
      >
        {isFlag && <FlagIcon size={16} />}
      </span>
      <Link
        href={caseHref(role, found.uuid, words.place)}
        onClick={onFollow}
        className="rounded-xs text-green underline underline-offset-3 hover:text-green-deep"
      >
        {text}
      </Link>
    </span>
  )
}
