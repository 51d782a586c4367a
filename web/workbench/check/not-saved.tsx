import type { OfficeCase } from '#contract/notary-cases.ts'
import { type Say, type TextKey, useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { findingParts, useCheck } from './use-check.ts'

type Props = { readonly check: OfficeCase['check']; readonly work: ReturnType<typeof useCheck> }

const headings = {
  representation: 'check.representation.heading',
  ubosConfirmed: 'check.structure.heading',
  pep: 'check.pep.heading',
  sanctions: 'check.sanctions.heading',
  funds: 'check.funds.heading',
  risk: 'check.risk.heading',
  reason: 'check.risk.reason',
} as const satisfies Record<(typeof findingParts)[number], TextKey>

/** What a colleague chose or wrote, in words. */
function theirs(say: Say, check: Props['check'], part: (typeof findingParts)[number]): string {
  if (part === 'pep' || part === 'sanctions') return say(`check.${part}.${check[part] ?? 'none'}`)
  if (part === 'risk') return check.risk === undefined ? '' : say(`check.risk.${check.risk}`)
  if (part === 'representation') return say('check.representation.seen')
  if (part === 'ubosConfirmed') return say('check.structure.confirm')
  return check[part] ?? ''
}

/** That something was not kept, and why. What was filled in stays where it is until somebody chose. */
export function NotSaved({ check, work }: Props) {
  const say = useSay()
  const { saving, differing, saveNow, keepMine, takeTheirs } = work
  if (saving === 'failed') {
    return (
      <Banner
        tone="negative"
        live="alert"
        title={say('check.save.failed')}
        action={
          <Button look="line" size="small" onClick={saveNow}>
            {say('check.save.again')}
          </Button>
        }
      >
        {say('check.save.failed_text')}
      </Banner>
    )
  }
  if (saving !== 'conflict') return null
  return (
    <Banner
      tone="warning"
      live="alert"
      title={say('check.save.conflict')}
      action={
        <span className="flex flex-wrap gap-2">
          <Button look="line" size="small" onClick={keepMine}>
            {say('check.save.keep_mine')}
          </Button>
          <Button look="line" size="small" onClick={takeTheirs}>
            {say('check.save.take_theirs')}
          </Button>
        </span>
      }
    >
      <p>{say('check.save.conflict_text')}</p>
      {differing.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {differing.map((part) => (
            <li key={part} className="wrap-anywhere">
              {say('check.save.theirs', { part: say(headings[part]), text: theirs(say, check, part) })}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  )
}
