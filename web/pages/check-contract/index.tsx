// Where anybody can see whether a signed contract is the one that was signed here: by its hash, which the browser works out.
import { type FormEvent, useState } from 'react'
import type { Api } from '#contract/index.ts'
import { call } from '#web/api/index.ts'
import { useMoment, useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { hashOfFile, readHash } from './file-hash.ts'

const checking = 'POST /api/contract_checks'
type CheckVerdict = Api[typeof checking]['response'] | 'failed'

export default function CheckContract() {
  const say = useSay()
  const [file, setFile] = useState<File | null>(null)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [busy, setBusy] = useState(false)
  const [verdict, setVerdict] = useState<CheckVerdict | null>(null)

  async function check(find: () => Promise<string> | string): Promise<void> {
    setBusy(true)
    setVerdict(null)
    setWrong(false)
    try {
      setVerdict(await call(checking, { body: { sha256: await find() }, as: null }))
    } catch {
      setVerdict('failed')
    }
    setBusy(false)
  }
  const choose = (chosen: File | null) => {
    setFile(chosen)
    if (chosen) void check(() => hashOfFile(chosen))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const hash = readHash(typed)
    setWrong(hash === null)
    if (hash !== null && !busy) void check(() => hash)
  }
  return (
    <div className="mx-auto w-full max-w-2xl px-4.5 py-8 md:py-14">
      <h1 className="outline-none">{say('contract_signing.check.heading')}</h1>
      <p className="mt-2 mb-6 text-ink-2">{say('contract_signing.check.intro')}</p>
      <Card>
        <FileInput
          label={say('contract_signing.check.choose')}
          nothing={say('contract_signing.check.nothing')}
          file={file}
          accept="application/pdf"
          onChange={choose}
        />
        <form noValidate onSubmit={submit} className="mt-6 grid justify-items-start gap-4 border-t border-line pt-5">
          <div className="w-full">
            <Field
              label={say('contract_signing.check.or')}
              hint={say('contract_signing.check.hint')}
              error={isWrong ? say('contract_signing.check.wrong') : undefined}
            >
              {(wiring) => (
                <TextInput
                  {...wiring}
                  value={typed}
                  onChange={setTyped}
                  maxLength={120}
                  autoComplete="off"
                  spellCheck={false}
                />
              )}
            </Field>
          </div>
          <Button type="submit" busy={busy ? say('contract_signing.busy') : undefined}>
            {say('contract_signing.check.go')}
          </Button>
        </form>
      </Card>
      <div className="mt-6">{verdict !== null && <SaidOfFile verdict={verdict} />}</div>
    </div>
  )
}

function SaidOfFile({ verdict }: { readonly verdict: CheckVerdict }) {
  const say = useSay()
  const day = useMoment()
  if (verdict === 'failed')
    return (
      <Banner tone="negative" live="alert">
        {say('contract_signing.check.failed')}
      </Banner>
    )
  if (!verdict.known)
    return (
      <Banner tone="warning" live="status" title={say('contract_signing.check.unknown')}>
        {say('contract_signing.check.unknown_text')}
      </Banner>
    )
  const when = day(verdict.signed_at)
  return (
    <Banner tone="positive" live="status" title={say('contract_signing.check.known')}>
      {verdict.signers === 1
        ? say('contract_signing.check.known_one', { when })
        : say('contract_signing.check.known_text', { when, count: verdict.signers })}
    </Banner>
  )
}
