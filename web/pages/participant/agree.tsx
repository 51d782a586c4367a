import { useState } from 'react'
import { fieldText } from '#domain/messages/index.ts'
import { productOf } from '#domain/products/index.ts'
import { fieldOf } from '#domain/questions/index.ts'
import { ApiError, call, refusalOf } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormActions } from '#web/ui/form-grid.tsx'
import { OwnDeed, usePartDeed } from './own-deed.tsx'
import { usePart } from './part-at-hand.ts'

const declaring = 'POST /api/participants/:token/declare'

type Props = { readonly onDeclared: () => void; readonly onGoTo: (key: string) => void }

/** Reads what became of the answers in the deed, and declares it right: this very text, and no other. */
export function Agree({ onDeclared, onGoTo }: Props) {
  const say = useSay()
  const { token, part, messages, messageOf, settle, put } = usePart()
  const wording = productOf(part.flow)?.wording
  const labelOf = (key: string): string => {
    const field = fieldOf('shareholder', key)
    return field ? fieldText(messages, field, wording, 'you').label : key
  }
  const { deed, failed } = usePartDeed()
  // Nobody declares right what is not there to be read yet.
  const isComing = deed === null && !failed
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<'changed' | 'failed' | 'missing' | null>(null)

  async function declare(): Promise<void> {
    if (busy || isComing) return
    setBusy(true)
    setSaid(null)
    try {
      const { version, missing } = await settle()
      if (missing.length > 0 || !deed) setSaid(deed ? 'missing' : 'failed')
      else {
        put(await call(declaring, { params: { token }, body: { version, hash: deed.hash }, as: null }))
        onDeclared()
      }
    } catch (error) {
      const conflict = refusalOf(error, declaring, 409)
      if (conflict) put(conflict.current)
      const isMissing = error instanceof ApiError && error.status === 422
      setSaid(conflict ? 'changed' : isMissing ? 'missing' : 'failed')
    }
    setBusy(false)
  }

  return (
    <div className="mt-4 grid gap-5">
      <p className="max-w-[60ch] text-ink-2">{say('participant.agree.intro')}</p>
      <div className="lg:hidden">
        <OwnDeed />
      </div>
      {part.missing.length > 0 && (
        <Banner tone="warning" title={say('participant.agree.missing')}>
          <ul className="mt-1 grid gap-1">
            {part.missing.map((one) => (
              <li key={one.key}>
                <button
                  type="button"
                  onClick={() => onGoTo(one.key)}
                  className="min-h-8 text-left underline underline-offset-3 pointer-coarse:min-h-11"
                >
                  <strong>{labelOf(one.key)}</strong> <span className="block text-hint">{messageOf(one)}</span>
                </button>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {said !== null && (
        <Banner tone={said === 'failed' ? 'negative' : 'warning'} live="alert">
          {say(`participant.agree.said.${said}`)}
        </Banner>
      )}
      <FormActions>
        <span className="text-hint text-ink-2">{say('participant.agree.about')}</span>
        <Button busy={busy || isComing ? say('participant.busy') : undefined} onClick={() => void declare()}>
          {say('participant.agree.go')}
        </Button>
      </FormActions>
    </div>
  )
}
