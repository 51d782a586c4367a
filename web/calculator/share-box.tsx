import { useState } from 'react'
import { call } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

/** A link to this price, made when it is asked for. */
export function ShareBox({ uuid }: { uuid: string }) {
  const say = useSay()
  const { locale } = useLocale()
  const [url, setUrl] = useState<string | null>(null)
  const [state, setState] = useState<'quiet' | 'busy' | 'failed' | 'copied'>('quiet')

  const make = async () => {
    setState('busy')
    try {
      const made = await call('POST /api/calculation/:uuid/share', { params: { uuid }, body: { language: locale } })
      setUrl(made.url)
      setState('quiet')
    } catch {
      setState('failed')
    }
  }
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      // Without leave to copy, the link can still be selected.
      document.querySelector<HTMLInputElement>('#estimate-link')?.select()
    }
  }
  return (
    <div className="grid gap-3">
      {url === null ? (
        <>
          <div>
            <h3 className="font-sans text-base font-semibold">{say('calculator.share.heading')}</h3>
            <p className="mt-1 text-hint text-ink-2">{say('calculator.share.text')}</p>
          </div>
          <div>
            <Button look="line" onClick={make} busy={state === 'busy' ? say('calculator.question.busy') : undefined}>
              {say('calculator.share.make')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <Field id="estimate-link" label={say('calculator.share.link')}>
            {(wiring) => <TextInput {...wiring} value={url} onChange={() => undefined} readOnly />}
          </Field>
          <div>
            <Button look="line" onClick={() => copy(url)}>
              {say('calculator.share.copy')}
            </Button>
          </div>
        </>
      )}
      <p role="status" className="text-hint text-green">
        {state === 'copied' ? say('calculator.share.copied') : null}
      </p>
      {state === 'failed' && (
        <Banner tone="negative" live="alert">
          {say('calculator.share.failed')}
        </Banner>
      )}
    </div>
  )
}
